import type { you as english } from "../en/you";
import type { Messages } from "../messages";

/** Before a day of the month: dal 3, but dall’8. */
const before = (date: string, article: string, elided: string) =>
  /^(8|11)\b/.test(date) ? `${elided}${date}` : `${article} ${date}`;

export const you: Messages<typeof english> = {
  title: "Tu",
  guest: "Giochi come ospite. Questo browser si ricorda di te.",
  account: (given) => `Il tuo account: ${given.account}.`,
  since: (given) => `Qui ${before(given.date, "dal", "dall’")}.`,
  running: "Partite in corso",
  finished: "Partite finite",
  noRunning: "Nessuna partita in corso",
  noFinished: "Ancora nessuna partita finita",
  play: "Gioca",
  open: "Apri",
  replay: "Rivedi",
  with: (given) => `con ${given.names}`,
  ratings: "Valutazioni",
  ratingsHelp:
    "Contano solo le partite classificate. Il numero è una stima prudente: più giochi, più è sicura.",
  noRatings: "Ancora nessuna partita classificata",
  unsure: (given) => `${given.mu} ± ${given.sigma}`,
  games: (given) => (given.count === 1 ? "1 partita" : `${given.count} partite`),
  history: (given) =>
    `La valutazione in ${given.game} in ${given.count === 1 ? "1 partita" : `${given.count} partite`}: da ${given.from} a ${given.to}.`,
  keep: "Conserva le tue partite",
  keepHelp:
    "Con un account ritrovi nome, partite e valutazioni su ogni dispositivo. Non serve un indirizzo e-mail.",
  signUp: "Crea un account",
  signIn: "Ho un account",
  accountName: "Account",
  accountHelp: "Da 3 a 24 lettere minuscole, cifre, punti o trattini.",
  password: "Password",
  passwordHelp: "Almeno 8 caratteri.",
  passwordTitle: "Cambia la password",
  oldPassword: "Vecchia password",
  newPassword: "Nuova password",
  changePassword: "Cambia",
  passwordChanged: "La password è cambiata. Gli altri tuoi dispositivi devono accedere di nuovo.",
  tokens: "Per i programmi",
  tokensHelp:
    "Un programma con un token può fare ai tavoli tutto ciò che puoi fare tu, ma non gestire il tuo account.",
  label: "A che cosa serve",
  newToken: "Crea un token",
  tokenShown: "Copialo ora: non verrà più mostrato.",
  token: "Token",
  revoke: "Revoca",
  revokeOf: (given) => `Revoca «${given.label}»`,
  noTokens: "Non hai token.",
  made: (given) => `creato ${before(given.date, "il", "l’")}`,
  data: "I tuoi dati",
  export: "Porta tutto con te",
  exportHelp: "Un file con tutto ciò che si conserva di te.",
  signOut: "Esci",
  signOutAll: "Esci ovunque",
  signOutHelp: "Un ospite che esce non può tornare come lo stesso ospite.",
  delete: "Cancellami",
  deleteAsk: "Cancellare tutto ciò che si conserva di te?",
  deleteHelp:
    "Il tuo nome, l’account, i token e ciò che hai scritto spariscono per sempre. Nelle partite con altri un bot continua al posto tuo.",
  deleteYes: "Cancella per sempre",
};
