import type { signIn as english } from "../en/signIn";
import type { Messages } from "../messages";

export const signIn: Messages<typeof english> = {
  title: "Se connecter",
  lead: "Seulement pour retrouver ton nom et tes parties. Pour jouer, personne n’a besoin d’un compte.",
  account: "Compte",
  password: "Mot de passe",
  go: "Se connecter",
  none: "Pas encore de compte ?",
  make: "En créer un",
  guest: "Continuer sans compte",
  makeTitle: "Créer un compte",
  makeLead: "Ton nom et tes parties te restent. Un nom et un mot de passe suffisent.",
  has: "Tu en as déjà un ?",
  already: (given) => `Tu utilises le compte ${given.account}.`,
};
