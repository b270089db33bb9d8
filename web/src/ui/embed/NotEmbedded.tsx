import { useFirstWords } from "../../i18n/use";
import { refusalWords } from "../../naming/words";

/** What was to be shown here is not there, or not over yet: said without anything to press. */
export function NotEmbedded({ code = "no-such-table" }: { code?: string }) {
  const t = useFirstWords();
  return (
    <main id="main" data-embed="none">
      <h1>Larceny</h1>
      <p>{refusalWords(t, { code })}</p>
    </main>
  );
}
