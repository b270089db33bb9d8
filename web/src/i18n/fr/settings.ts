import type { settings as english } from "../en/settings";
import type { Messages } from "../messages";

export const settings: Messages<typeof english> = {
  title: "Réglages",
  lead: "Ce navigateur s’en souvient. Ils valent tout de suite.",
  theme: "Lumière",
  themes: { system: "comme l’appareil", night: "nuit", day: "jour" },
  text: "Taille du texte",
  texts: { normal: "normale", large: "plus grande" },
  motion: "Mouvement",
  motionHelp: "Réduit, il montre des images fixes avec des flèches là où les choses bougeraient.",
  motions: { system: "comme l’appareil", full: "complet", reduced: "réduit" },
  speed: "Rythme de la table",
  speedHelp:
    "La vitesse à laquelle les coups sont montrés. Suivre le coffret des yeux fait partie du jeu.",
  speeds: { s05: "lent", s1: "normal", s2: "rapide", s4: "très rapide" },
  sound: "Son",
  soundHelp: "Un son quand c’est ton tour, et les bruits de la table.",
  box: "Le coffret de Master Thieves",
  boxes: { flat: "à plat", deep: "en relief" },
  boxHelp:
    "Le coffret en trois dimensions est en chantier ; d’ici là, les deux le montrent à plat.",
  letters: "Lettres sur les jarres",
  lettersHelp:
    "40 Thieves : chaque couvercle et chaque voleur porte aussi la lettre de sa couleur.",
  keysTitle: "Touches de la table",
  keys: "Touches d’une seule lettre",
  keysHelp:
    "Des lettres et des chiffres agissent à la table. Sans eux, Tab, les flèches, Entrée et Échap suffisent à tout.",
};
