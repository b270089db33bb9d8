import { withDe } from "../../../../i18n/fr/grammar";
import type { Messages } from "../../../../i18n/messages";
import type { lessons as english } from "../en/lessons";

export const lessons: Messages<typeof english> = {
  welcome: ({ friend }) =>
    `Bienvenue ! Ce coffret a trois étages de quatre tiroirs. ${friend} et toi, vous allez y cacher des diamants, puis vous les voler mutuellement.`,
  open: "On remplit d’abord le coffret. Ouvre le tiroir du haut, à l’est.",
  put: "Ce qui est posé sur le dessus d’un tiroir y reste. Mets-y quatre de tes six diamants.",
  rest: "Maintenant le tiroir du milieu, au sud : ouvre-le et mets-y les deux derniers. Retiens ces deux tiroirs aux veines de leur bois.",
  rotate: "Brouille les pistes : tourne l’étage du haut d’un quart de tour, dans le sens horaire.",
  flip: "Et retourne tout le coffret. Ce qui était bien posé pend maintenant dessous, et tombera quand on ouvrira le tiroir.",
  choose: ({ friend }) =>
    `${friend} a rempli le coffret à son tour : trois diamants sont passés, en haut, de l’ouest au nord. À chaque manche, chacun choisit une carte en secret. Sois le Voleur.`,
  fallen: ({ friend }) =>
    `Tu as vu ? ${friend} a ouvert le tiroir du milieu au nord, et tes deux diamants sont tombés de son dessous. Ils sont sur le coussin rouge et ne sont encore à personne.`,
  thief: ({ friend }) =>
    `À toi. Le Voleur prend tout ce qui est posé sur le dessus. Prends les trois diamants ${withDe(friend)} : ouvre le tiroir du haut, au nord.`,
  back: "Trois diamants sur ton coussin noir ! Retourne le coffret, pour que tes quatre à toi soient de nouveau sur le dessus ; puis laisse-le.",
  smuggler:
    "Une carte jouée ne revient que quand les six l’ont été. Sois maintenant le Contrebandier : il dépose sur le coussin rouge tout ce qu’il trouve, et le partage ensuite.",
  find: "Où sont tes quatre diamants ? L’étage les a menés de l’est au sud, le coffret a été retourné, puis remis à l’endroit. Ouvre le tiroir du haut, au sud.",
  imitation:
    "Les voilà ! Mets maintenant dans le tiroir une imitation de ton coussin blanc. Ce qui reste sur le blanc coûte des points : deux pour un saphir, un pour un diamant.",
  leave: ({ friend }) =>
    `Tu peux toujours bouger le coffret, mais rien ne t’y oblige. Laisse-le cette fois : ${friend} joue aussi le Contrebandier et attend son tour.`,
  share:
    "Les Contrebandiers se partagent le coussin rouge, un bijou chacun à son tour. Prends des diamants jusqu’à ce qu’il soit vide.",
  master:
    "Si les Détectives avaient été plus nombreux, tout aurait été pour eux. Encore une carte : sois le Maître voleur.",
  secret:
    "Six tiroirs sont longs et cachent un rubis tout au fond. Il y en a un dans le tiroir du haut, à l’ouest : ouvre-le.",
  look: "Rien devant. Mais tu peux tirer plus loin que tous les autres : cherche le compartiment secret.",
  ruby: "Un rubis ! Prends-le, puis laisse le coffret.",
  end: ({ friend }) =>
    `Bravo ! Sur le noir, un diamant vaut 1, un saphir 2, un rubis 4 ; ce qui reste sur le blanc compte contre toi. Dès qu’un coussin blanc est vide, la manche est la dernière. Joue la suite avec ${friend}, ou commence une nouvelle partie.`,
};
