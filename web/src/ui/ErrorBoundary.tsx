import { Component, type ReactNode, Suspense } from "react";
import { useFirstWords } from "../i18n/use";
import { currentPath } from "../store/route";
import { Button } from "../widgets/Button";
import { EmptyState } from "../widgets/EmptyState";
import { Page } from "../widgets/Page";

interface Props {
  /** Where one is: another screen is tried again. */
  at: string;
  children: ReactNode;
}

interface State {
  brokenAt: string | null;
}

/** The error boundary of the screens: whatever goes wrong in one ends in words, and with something to do. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { brokenAt: null };

  static getDerivedStateFromError(): Partial<State> {
    return { brokenAt: currentPath() };
  }

  override render(): ReactNode {
    return this.state.brokenAt === this.props.at ? <Broken /> : this.props.children;
  }
}

/** What stands beside the screens, and can be done without: where it fails or does not come, nothing is there. */
export class Dispensable extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}

function Broken() {
  const t = useFirstWords();
  return (
    <Page title={t.errors.brokenTitle}>
      <EmptyState title={t.errors.brokenText}>
        <Button look="primary" onClick={() => location.reload()}>
          {t.errors.loadAgain}
        </Button>
      </EmptyState>
    </Page>
  );
}
