import type { settings as english } from "../en/settings";
import type { Messages } from "../messages";

export const settings: Messages<typeof english> = {
  title: "Réglages",
  lead: "Ce navigateur les retient. Ils valent tout de suite.",
  language: "Langue",
  theme: "Lumière",
  themes: { system: "comme l’appareil", night: "nuit", day: "jour" },
  text: "Taille du texte",
  texts: { normal: "normale", large: "plus grande" },
  motion: "Animations",
  motionHelp: "Réduites, elles laissent place à des images fixes avec des flèches.",
  motions: { system: "comme l’appareil", full: "toutes", reduced: "réduites" },
  speed: "Rythme de la table",
  speedHelp:
    "La vitesse à laquelle les coups sont montrés. Suivre le coffret des yeux fait partie du jeu.",
  speeds: { s05: "lent", s1: "normal", s2: "rapide", s4: "très rapide" },
  sound: "Son",
  soundHelp: "Un son quand c’est à toi, et les bruits de la table.",
  box: "Le coffret de Master Thieves",
  boxes: { flat: "à plat", deep: "en relief" },
  boxHelp:
    "Le coffret en trois dimensions est en chantier ; d’ici là, les deux le montrent à plat.",
};
