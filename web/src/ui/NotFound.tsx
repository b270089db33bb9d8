import { useMessages } from "../i18n/use";
import { Link } from "../store/route";
import button from "./common/Button.module.css";
import { EmptyState } from "./common/EmptyState";
import { Page } from "./common/Page";

/** An address that leads nowhere. */
export function NotFound() {
  const t = useMessages();
  const title = t.errors.codes["not-found"];
  return (
    <Page title={title}>
      <EmptyState title={title}>
        <Link to="/" className={button.button ?? ""}>
          {t.common.home}
        </Link>
      </EmptyState>
    </Page>
  );
}
