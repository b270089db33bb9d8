import type { settings as english } from "../en/settings";
import type { Messages } from "../messages";

export const settings: Messages<typeof english> = {
  title: "Réglages",
  lead: "Ce navigateur s’en souvient. Ils valent tout de suite.",
  groups: { look: "Apparence", table: "À la table", sound: "Sons et appels", keys: "Touches" },
  theme: "Lumière",
  themes: { system: "automatique", night: "nuit", day: "jour" },
  text: "Taille du texte",
  texts: { normal: "normale", large: "plus grande" },
  motion: "Mouvement",
  motionHelp: "Réduit, il montre des images fixes avec des flèches là où les choses bougeraient.",
  motions: { system: "automatique", full: "complet", reduced: "réduit" },
  box: "Le coffret de Master Thieves",
  boxHelp:
    "En 3D, une image en profondeur avec lumière et ombres ; à plat, un dessin plus simple. Les deux montrent la même chose.",
  boxes: { auto: "selon l’appareil", solid: "en 3D", flat: "à plat" },
  detail: "Finesse en 3D",
  detailHelp:
    "Les ombres et le poli demandent beaucoup à un appareil. Selon l’appareil, l’image s’allège dès qu’elle saccade.",
  details: { auto: "selon l’appareil", full: "complète", light: "allégée" },
  sound: "Son",
  soundHelp:
    "On entend le bois, les pierres et les jarres, et un carillon quand c’est à toi. Rien n’a besoin d’être entendu pour jouer.",
  volumes: { off: "coupé", soft: "doux", normal: "normal", loud: "fort" },
  letters: "Lettres sur les jarres",
  lettersHelp:
    "40 Thieves : chaque couvercle et chaque voleur porte aussi la lettre de sa couleur.",
  keysTitle: "Touches de la table",
  keys: "Touches d’une seule lettre",
  keysHelp:
    "Des lettres et des chiffres agissent à la table. Sans eux, Tab, les flèches, Entrée et Échap suffisent à tout.",
};
