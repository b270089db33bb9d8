import type { signIn as english } from "../en/signIn";
import type { Messages } from "../messages";

export const signIn: Messages<typeof english> = {
  title: "Anmelden",
  lead: "Nur um deinen Namen und deine Partien wiederzufinden. Zum Spielen braucht niemand ein Konto.",
  account: "Konto",
  password: "Passwort",
  go: "Anmelden",
  none: "Noch kein Konto?",
  make: "Eines anlegen",
  guest: "Als Gast weiter",
  makeTitle: "Konto anlegen",
  makeLead: "Dein Name und deine Partien bleiben dir. Ein Name und ein Passwort genügen.",
  has: "Du hast schon eines?",
  already: (given) => `Du bist als ${given.account} angemeldet.`,
};
