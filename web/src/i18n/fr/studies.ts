import type { studies as english } from "../en/studies";
import type { Messages } from "../messages";

export const studies: Messages<typeof english> = {
  title: "Études",
  lead: "Préparez une position, jouez la suite, commentez-la et montrez-la à d’autres.",
  make: "Préparer une position",
  yours: "Vos études",
  none: "Vous n’avez pas encore d’étude. Préparez une position, ou partez d’une partie revue.",
  decisions: ({ count }) =>
    count === 0 ? "une position seule" : count === 1 ? "1 coup" : `${count} coups`,
  by: ({ name }) => `par ${name}`,
  back: "Toutes les études",
  begin: "La position",
  line: "La suite",
  comment: "Commentaire de cette étape",
  commentHelp: "Toute personne qui a le lien le lit.",
  save: "Enregistrer le commentaire",
  saved: "Enregistré.",
  commented: "avec un commentaire",
  decides: ({ name }) => `${name} décide : jouez sur la table.`,
  atEnd: "Ici, la partie est finie.",
  cutFirst: "Pour jouer autre chose à partir d’ici, supprimez d’abord ce qui suit.",
  cut: "Supprimer ce qui suit",
  cutSure: ({ count }) =>
    count === 1
      ? "Un coup et ce qui l’accompagne seront perdus."
      : `${count} coups et ce qui les accompagne seront perdus.`,
  rename: "Titre",
  renameDo: "Changer le titre",
  remove: "Supprimer cette étude",
  removeSure: "Elle disparaîtra pour tous ceux qui ont le lien.",
  link: "Lien vers cette étude",
  linkHelp: "Qui l’a voit l’étude. Vous seul pouvez la modifier.",
  asText: "La position en texte",
  fromHere: "Nouvelle étude à partir d’ici",
  play: "Jouer à partir d’ici",
  playHelp:
    "Contre des bots, et jamais classé : vous savez peut-être ce qui est caché. Les bots ne savent que ce que voit leur place.",
  seat: "Votre place",
  playGo: "Commencer la partie",
  hidden: "Ce qui est caché",
  editor: "Préparer une position",
  game: "Jeu",
  edition: "Édition",
  players: "Joueurs",
  text: "La position en texte",
  textHelp:
    "Toute position de la notation peut être collée ici ; le texte suit ce que vous touchez.",
  wrong: ({ code, details }) => `Aucune table ne peut être ainsi : ${code}${details}.`,
  wrongToken: ({ token }) => `La partie « ${token} » est incorrecte.`,
  wrongPhase: ({ token, phase }) =>
    `« ${token} » ne peut pas être ainsi dans la phase « ${phase} ».`,
  fits: "Cette position peut être jouée.",
  makeIt: "Créer l’étude",
  taps: "Touchez ce que vous voulez changer.",
  phase: "Ce qui est demandé",
  turnOf: "À qui le tour",
  nobody: "Personne",
  more: ({ what }) => `Un de plus : ${what}`,
  fewer: ({ what }) => `Un de moins : ${what}`,
  fromReplay: "Étude à partir d’ici",
  ofReplay: ({ game, step }) => `${game}, étape ${step}`,
};
