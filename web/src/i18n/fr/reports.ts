import type { reports as english } from "../en/reports";
import type { Messages } from "../messages";

export const reports: Messages<typeof english> = {
  report: "Signaler",
  reportOf: (given) => `Signaler ${given.name}`,
  title: (given) => `Signaler ${given.name}`,
  help: "Des personnes le liront : l’hôte de la table et ceux qui tiennent ce serveur. Rien ne se fait tout seul.",
  why: "Qu’est-ce qui n’allait pas ?",
  words: "Avec tes mots",
  wordsHelp: "Si tu veux. Jusqu’à 500 signes.",
  send: "Envoyer le signalement",
  sent: "Merci. Quelqu’un va le lire.",
  admin: "Signalements",
  adminLead:
    "Ce que les joueurs ont signalé. Aucun programme ne juge personne : c’est toi qui décides.",
  none: "Aucun signalement en attente",
  noneClosed: "Aucun signalement classé",
  by: (given) => `signalé par ${given.name}`,
  at: "à une table",
  waiting: "En attente",
  closed: "Classés",
  note: "Ce que tu as décidé",
  close: "Classer",
  closeOf: (given) => `Classer le signalement sur ${given.name}`,
  decided: (given) => `Décision : ${given.note}`,
  atTable: "Signalé à cette table",
  atTableHelp:
    "Tu es l’hôte : tu peux couper la parole, ou libérer une place avant la partie. On ne te dit pas qui a signalé.",
  reasons: {
    insults: "Insultes",
    cheating: "Triche",
    leaving: "Quitte les parties",
    name: "Un nom offensant",
    spam: "Messages indésirables",
    other: "Autre chose",
  },
};
