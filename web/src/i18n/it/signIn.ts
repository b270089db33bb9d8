import type { signIn as english } from "../en/signIn";
import type { Messages } from "../messages";

export const signIn: Messages<typeof english> = {
  title: "Accedi",
  lead: "Solo per ritrovare il tuo nome e le tue partite. Per giocare l’account non serve.",
  account: "Account",
  password: "Password",
  go: "Accedi",
  none: "Non hai ancora un account?",
  make: "Creane uno",
  guest: "Continua come ospite",
  makeTitle: "Crea un account",
  makeLead: "Il tuo nome e le tue partite restano con te. Bastano un nome e una password.",
  has: "Ne hai già uno?",
  already: (given) => `Hai già fatto l’accesso come ${given.account}.`,
};
