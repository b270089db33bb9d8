import type { Messages } from "../../../../i18n/messages";
import type { teach as english } from "../en/teach";

export const teach: Messages<typeof english> = {
  lead: "Des bijoux voyagent dans un coffret qui ne tient jamais en place. Retiens où ils sont, choisis qui tu es, et emportes-en plus que les autres.",
  want: {
    title: "Ce que tu veux",
    text: (given) =>
      `Au début, des imitations sont sur ton coussin blanc : ${given.gems}. Elles comptent contre toi : débarrasse-t’en. Ce que tu gagnes va sur ton coussin noir et compte pour toi. Le plus de points gagne.`,
    turns:
      "Une imitation devient vraie dès que tu la places dans un tiroir. À partir de là, n’importe qui peut la gagner.",
    onWhite: "sur ton coussin blanc",
    onBlack: "sur ton coussin noir",
  },
  box: {
    title: "Le coffret",
    text: "Trois étages de quatre tiroirs. Tu peux faire pivoter l’étage du haut seul, ou les deux du haut ensemble, d’un quart de tour. Ou bien tu retournes tout le coffret.",
    grain:
      "Chaque façade a son propre veinage : c’est à lui qu’on reconnaît un tiroir. Suis celui qui est marqué.",
    plain:
      "Ici toutes les façades se ressemblent : seuls tes yeux suivent un tiroir. Suis celui qui est marqué.",
    now: (given) => `Le tiroir marqué : ${given.place}.`,
  },
  drawer: {
    title: "Ce qui reste, ce qui tombe",
    text: "Dans chaque tiroir, des bijoux peuvent être au-dessus ou au-dessous. Ouvre-le : ce qui est au-dessus reste, ce qui est au-dessous tombe sur le coussin rouge. Retourner le coffret met le dessus dessous.",
    fell: "Si un bijou tombe de ton tiroir, ton personnage ne peut plus rien faire ; tu peux seulement faire bouger le coffret. Seule la bijoutière place quand même.",
    turn: "Retourner le coffret",
    open: "Ouvrir le tiroir",
    above: "Les bijoux sont au-dessus.",
    below: "Les bijoux sont au-dessous.",
    lie: "Ils restent là : à ton personnage d’agir.",
    fall: "Ils tombent sur le coussin rouge : ton personnage ne peut rien faire.",
  },
  fill: {
    title: "Avant la première manche",
    text: (given) =>
      `Les joueurs cachent ${given.gems} dans le coffret. Quand c’est à toi, ouvre des tiroirs et places-y ta part. Ensuite, c’est à toi de faire bouger le coffret.`,
  },
  round: {
    title: "Une manche",
    choose: "Tous choisissent en même temps une de leurs cartes et la posent face cachée.",
    all_at_once: "Tous dévoilent leurs cartes ensemble.",
    smugglers_first:
      "Les contrebandiers dévoilent d’abord leur carte et jouent leur tour. Puis tous les autres dévoilent la leur.",
    order:
      "Les personnages agissent l’un après l’autre. Si plusieurs ont choisi le même, le plus petit numéro de carte commence.",
    turn: "À ton tour, tu ouvres un tiroir, tu fais ce que peut ton personnage, puis tu peux faire bouger le coffret. Les détectives ne font ni l’un ni l’autre.",
    aside:
      "La carte est mise de côté. Après six manches, tu donnes tes six cartes à gauche et reçois celles de droite.",
  },
  characters: {
    title: "Six personnages, dans leur ordre",
    smuggler: {
      all_to_red:
        "Porte tous les bijoux de devant sur le coussin rouge et place une imitation. Ensuite les contrebandiers partagent peut-être le coussin rouge.",
      one_unless_ring:
        "En bande, il porte tous les bijoux de devant sur le coussin rouge, et la bande le partage. Sinon, il peut prendre un bijou pour lui. Puis il peut placer une imitation.",
    },
    jeweler: "Place une imitation et peut poser son alarme dans le tiroir. Ne prend rien.",
    gemologist:
      "Place une imitation, et peut en ajouter une par détective de la manche, même si des bijoux sont tombés. Ne prend rien.",
    thief: {
      may: "Prend tous les bijoux de devant, ou aucun. Ne place rien.",
      must: "Prend tous les bijoux de devant. Ne place rien.",
    },
    master_thief:
      "Prend tous les bijoux de devant, ou y renonce et cherche un rubis derrière. S’il y en a un, il peut le prendre avec tout ce qui est devant.",
    detective:
      "N’ouvre rien et ne bouge rien. À la fin de la manche, les détectives se partagent le coussin rouge.",
  },
  red: {
    title: "À qui le coussin rouge ?",
    text: "On y trouve ce qui est tombé et ce qu’ont apporté les contrebandiers. Essaie qui le reçoit, si aucun contrebandier n’a fait tomber de bijoux.",
    smugglers: "Contrebandiers",
    detectives: "Détectives",
    fewer: (given) => `Moins : ${given.what}`,
    more: (given) => `Plus : ${given.what}`,
    share:
      "Les contrebandiers le partagent dès que le dernier d’entre eux a joué, bijou par bijou, le plus petit numéro de carte d’abord. Les détectives n’ont que ce qui y vient plus tard.",
    confiscate:
      "Les détectives le partagent à la fin de la manche, bijou par bijou, le plus petit numéro de carte d’abord.",
    stays: "Il reste là pour la manche suivante.",
  },
  alarm: {
    title: "L’alarme",
    text: "Un bijoutier peut laisser son alarme dans un tiroir. Au-dessus, elle se tait : on peut prendre les bijoux à côté. Au-dessous, elle tombe avec eux.",
    own: "Si tu ouvres un tiroir et que ta propre alarme tombe, les bijoux vont sur le coussin rouge.",
    lie: "Elle se tait : on peut prendre les bijoux.",
    fall: "Elle tombe : tous les bijoux tombés vont sur le coussin noir de son propriétaire.",
  },
  ruby: {
    title: "Six rubis derrière",
    text: "Deux tiroirs de chaque étage sont longs et ont un compartiment secret au fond. Chacun de ces six commence avec un rubis. De dehors, personne ne reconnaît un long tiroir, et seul un maître voleur peut regarder au fond.",
    risk: "En cherchant au fond, il renonce à ce qui est devant. S’il n’y trouve aucun rubis posé, il n’a rien. Un rubis qui est au-dessous tombe.",
    picture: "Un long tiroir vu d’en haut : des bijoux devant, un rubis derrière",
  },
  end: {
    title: "La fin",
    text: "La partie est finie quand une manche se termine et qu’un coussin blanc est vide. Les bijoux du coffret et du coussin rouge ne comptent pour personne.",
    at_once: "Elle finit aussitôt quand le dernier rubis du coffret est pris.",
    end_of_round: "Elle finit après la manche où le dernier rubis du coffret est pris.",
  },
  help: {
    drawer:
      "Ouvre-le : ce qui est au-dessous tombe sur le coussin rouge ; ce qui est au-dessus reste pour ton personnage.",
    alarm:
      "Un bijoutier la pose dans un tiroir. Si elle tombe quand un autre ouvre, son propriétaire reçoit tous les bijoux qui tombent.",
    pillow: {
      white: "Tes imitations : chaque diamant coûte un point, chaque saphir deux. Débarrasse-t’en.",
      black: "Ce que tu as gagné : un diamant compte 1, un saphir 2, un rubis 4.",
      red: "Des bijoux tombés ou passés en contrebande. Contrebandiers ou détectives se les partagent.",
    },
  },
};
