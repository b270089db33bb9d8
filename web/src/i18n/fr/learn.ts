import type { learn as english } from "../en/learn";
import type { Messages } from "../messages";

export const learn: Messages<typeof english> = {
  title: "Apprendre en jouant",
  lead: "Une première partie guidée de chaque jeu, en cinq minutes : de vrais coups, une chose à la fois.",
  rules: "Ou lire les règles",
  begin: "Commencer",
  beginOf: ({ game }) => `Commencer la première partie : ${game}`,
  resume: "Continuer",
  resumeOf: ({ game }) => `Continuer la première partie : ${game}`,
  again: "Depuis le début",
  againOf: ({ game }) => `${game}, depuis le début`,
  length: ({ count }) => `${count} petites étapes avec un bot amical`,
  stepOf: ({ step, of }) => `Étape ${step} sur ${of}`,
  done: "Déjà faite une fois",
  guide: "Ton guide",
  goOn: "Continuer",
  why: ({ rule }) => `Pourquoi ? Règle ${rule}`,
  watch: "Regarde ce qui se passe…",
  playOn: "Jouer la suite",
  newGame: "Une nouvelle partie",
  leave: "Autres leçons",
};
