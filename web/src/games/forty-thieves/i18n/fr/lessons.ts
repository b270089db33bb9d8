import type { Messages } from "../../../../i18n/messages";
import type { lessons as english } from "../en/lessons";

export const lessons: Messages<typeof english> = {
  welcome:
    "Bienvenue dans la médina ! Neuf saphirs brillent entre seize jarres. Trouve autour d’un saphir quatre voleurs qui vont ensemble, et il est à toi.",
  glimpse:
    "Les trois tuiles de ta main ne sont visibles que pour toi. À chaque tour, tu peux aussi regarder dans une jarre : jette un coup d’œil en a2, la lune bleue.",
  half: "Une lune bleue sur le couvercle, une lune rouge dedans : de la couleur et du symbole, un seul dit vrai. C’est ainsi pour chaque voleur ; une tuile spéciale se cache sous n’importe quel couvercle.",
  swap: "À toi d’agir. Amène le voleur rouge près du saphir du centre : intervertis a2 et b3.",
  wait: "Tu pourrais annoncer un vol, mais tu ne connais qu’une des quatre jarres. Passe.",
  lit: ({ friend }) =>
    `${friend} a trouvé une Lanterne en c2. Elle a éclairé trois jarres pour tous : du jaune en b2, du vert en c3, du rouge en d2. Retiens le jaune et le vert !`,
  dagger: ({ friend }) =>
    `${friend} joue un Mauvais Œil contre toi. Chacun a la même pause pour répondre, et tu as un Poignard : joue-le, et le Mauvais Œil reste sans effet.`,
  hand: "Un tour commence par ta main. Garde la lune bleue, défausse l’étoile rouge ; tu piocheras jusqu’à trois.",
  skip: "Du rouge, du jaune et du vert entourent le centre, et tu as du bleu. Tu en sais assez : passe le coup d’œil.",
  replace: "Pose ta lune bleue à la place de la Lanterne, en c2. La Lanterne vient dans ta main.",
  steal:
    "Quatre couleurs différentes vont ensemble ; quatre pareilles aussi, et les symboles comptent tout autant. Annonce le vol au saphir du centre !",
  failed: ({ friend }) =>
    `Il est à toi ! ${friend} a tenté le saphir 6, mais il y avait une Lanterne parmi les quatre. Un vol manqué coûte un Mauvais Œil.`,
  keep: "Ta main est pleine, et bonne ainsi : garde tout.",
  lantern: "Avec une Lanterne, tu regardes dans deux jarres voisines au lieu d’une. Joue-la.",
  peek: "Et maintenant les deux jarres : regarde a1 et b1.",
  eye: ({ friend }) =>
    `Une tuile Saphir : qui la trouve la garde ! Et maintenant, le bonjour à ${friend} : comme action, joue ton Mauvais Œil.`,
  rest: "Quatre en rangée, en colonne ou en grande diagonale, c’est aussi un vol. Tu en sais trop peu pour l’instant : passe.",
  end: ({ friend }) =>
    `Bravo ! Un saphir vaut 1, un Mauvais Œil −1. Quand le dernier saphir quitte le plateau, qui a le plus de points gagne. Joue la suite avec ${friend}, ou commence une nouvelle partie.`,
};
