import type { ReactNode } from "react";
import { useMessages } from "../i18n/use";
import { Link } from "../store/route";
import button from "../widgets/Button.module.css";
import { EmptyState } from "../widgets/EmptyState";
import { Page } from "../widgets/Page";

interface Props {
  title: string;
  text: string;
  /** What can be done beside going home. */
  children?: ReactNode;
}

/** Something that cannot be shown: what, why, and where to go from here. */
export function Unshown({ title, text, children }: Props) {
  const t = useMessages();
  return (
    <Page title={title}>
      <EmptyState title={text}>
        {children}
        <Link to="/" className={button.button ?? ""}>
          {t.table.home}
        </Link>
      </EmptyState>
    </Page>
  );
}
