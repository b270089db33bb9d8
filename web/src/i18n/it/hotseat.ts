import type { hotseat as english } from "../en/hotseat";
import type { Messages } from "../messages";

export const hotseat: Messages<typeof english> = {
  here: "su questo dispositivo",
  help: "Chi gioca «su questo dispositivo» siede accanto a te: il dispositivo passa di mano in mano, e un sipario nasconde a ciascuno i segreti degli altri.",
  name: (given) => `Nome al posto ${given.number}`,
  proposed: (given) => `Giocatore ${given.number}`,
  begin: "Inizia la partita",
  ratedOff: "In più persone su un dispositivo la partita non può essere classificata.",
  pauseOff: "In più persone su un dispositivo il tavolo aspetta che tutti abbiano risposto.",
  turnOf: (given) => `${given.name}, tocca a te`,
  pass: (given) => `Passa il dispositivo a ${given.name}. Gli altri guardano altrove.`,
  iAm: (given) => `Sono ${given.name}`,
  others: "Qualcun altro vuole guardare",
  nobody: "Adesso qui non tocca a nessuno",
  title: "Il sipario è chiuso – Larceny",
  titleOf: (given) => `Tocca a ${given.name} – Larceny`,
  beside: "sul tuo dispositivo",
  seatBeside: "+ Accanto a me",
  seatBesideOn: (given) => `Posto ${given.number}: qualcuno che gioca sul tuo dispositivo`,
  seatBesideAsk: "Chi siede accanto a te?",
  getsUp: "Si alza",
  getsUpOf: (given) => `${given.name} si alza`,
  sitDown: "Siediti",
};
