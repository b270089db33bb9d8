// Playing without a net.

import type { alone as english } from "../en/alone";
import type { Messages } from "../messages";

export const alone: Messages<typeof english> = {
  title: "Sans réseau",
  lead: "Larceny se joue aussi sur cet appareil seul : contre des bots, sans serveur ni connexion.",
  leadPlain:
    "Cette page joue sur ton appareil seul : il n’y a pas de serveur derrière, et rien ne quitte ton appareil.",
  play: "Jouer sur cet appareil",
  playHelp:
    "Les mêmes règles et les mêmes bots, ici dans ton navigateur. Ces parties ne comptent jamais pour un classement.",
  begin: "Jouer ici",
  beginOf: (given) => `Jouer à ${given.game} sur cet appareil`,
  keepTitle: "Garder le jeu ici",
  keepHelp: (given) =>
    `Il s’ouvre alors sans connexion. Il prend environ ${given.size} Mo de place, et il faut en charger une bonne moitié, une seule fois.`,
  keep: "Le garder",
  kept: "Gardé sur cet appareil : il s’ouvre sans connexion.",
  forget: "Le retirer",
  install:
    "Sur un téléphone, « Ajouter à l’écran d’accueil » ou « Installer » dans le menu du navigateur en fait une application.",
  noStore: "Ce navigateur ne garde rien d’une page sans connexion chiffrée (https).",
  fetching: "Le jeu est chargé sur cet appareil …",
  starting: "Le jeu démarre sur cet appareil …",
  games: "Joué sur cet appareil",
  gamesHelp: "Ces parties ne sont gardées que dans ce navigateur.",
  none: "Les parties que tu joues ici seront listées ici.",
  upload: "Ajouter à mes parties",
  uploaded: "Parmi tes parties",
  uploadHelp:
    "Elles ne sont gardées que dans ce navigateur, tant que tu ne les ajoutes pas à tes parties.",
  remove: "Retirer",
};
