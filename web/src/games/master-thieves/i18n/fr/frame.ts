import type { Messages } from "../../../../i18n/messages";
import type { frame as english } from "../en/frame";

export const frame: Messages<typeof english> = {
  moments: {
    reveal: "Cartes sur table",
    fall: "Quelque chose tombe !",
    alarm: "Une alarme !",
    ruby: "Un rubis !",
    sixth: "Le sixième rubis !",
    share: "Les contrebandiers partagent",
    guard: "Le coussin rouge est gardé",
  },
  lesson: "Cacher des diamants, suivre le coffret, voler, partager, et trouver un rubis.",
  show: (given) => `Je suis ${given.name} : montrer mes cartes`,
  settings: {
    box: "Le coffret de Master Thieves",
    boxHelp:
      "En 3D, une image en profondeur avec lumière et ombres ; à plat, un dessin plus simple. Les deux montrent la même chose.",
    boxes: { auto: "selon l’appareil", solid: "en 3D", flat: "à plat" },
    detail: "Finesse en 3D",
    detailHelp:
      "Les ombres et le poli demandent beaucoup à un appareil. Selon l’appareil, l’image s’allège dès qu’elle saccade.",
    details: { auto: "selon l’appareil", full: "complète", light: "allégée" },
    sight: "Le coffret",
    sights: { flat: "à plat", unfolded: "déplié", solid: "3D" },
  },
  seeing: {
    usual: "Vue habituelle",
    keys: "regarder de plus près, de plus loin, comme avant (en trois dimensions)",
  },
};
