// Les pages qui enseignent les deux jeux, et ce que répond une chose de la table quand on l’interroge.

import type { teach as english } from "../en/teach";
import type { Messages } from "../messages";

export const teach: Messages<typeof english> = {
  how: "Comment on joue",
  all: "Toutes les règles, numérotées",
  ways: "Deux façons de lire les règles",
  inThis: "Dans cette édition",
  otherwise: "autrement ailleurs",
  read: (given) => `Lire le paragraphe ${given.number}`,
  guided: "Jouer une première partie guidée",
  again: "Encore une fois",
  special: (given) => `Cette édition : ${given.edition}`,
  differs: (given) => `Ce qui la distingue de celle-ci : ${given.edition}.`,
  usual: "C’est l’édition à laquelle on compare ici les autres.",

  master: {
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
  },

  forty: {
    lead: "Neuf saphirs, seize jarres, et chaque jarre dit la moitié de la vérité. Regarde, déplace, retiens, et vole quand tu es assez sûr.",
    want: {
      title: "Ce que tu veux",
      text: "Gagne des saphirs et tiens-toi loin du Mauvais Œil. Le plus de points gagne.",
      sapphire: "chaque saphir de ton trésor, gemme ou tuile",
      eye: "chaque Mauvais Œil de ton trésor, jeton ou tuile",
    },
    jars: {
      title: "Une demi-vérité",
      text: "Un couvercle montre une couleur et un symbole. Si un voleur est dans la jarre, l’un des deux exactement est juste, jamais les deux.",
      three:
        "Il y a trois jarres au même couvercle : l’une dit vrai sur la couleur, une autre sur le symbole, et la troisième cache une tuile spéciale.",
      two: "Il y a deux jarres au même couvercle : l’une dit vrai sur la couleur, l’autre sur le symbole.",
      colour: "La couleur est juste :",
      symbol: "Le symbole est juste :",
      special: "Ou le couvercle ne dit rien :",
      another: "Une autre jarre",
    },
    theft: {
      title: "Ce qui fait un vol",
      text: "Quatre tuiles sont retournées. Des voleurs tous pareils ou tous différents, de couleur ou de symbole, vont ensemble. Appuie sur une tuile pour la changer.",
      specials:
        "Une Amulette remplace n’importe quel voleur. Toute autre tuile spéciale gâche le vol.",
      tile: (given) => `Tuile ${given.number} : ${given.front}`,
      sameColour: "Le vol réussit : une seule couleur.",
      fourColours: "Le vol réussit : toutes les couleurs diffèrent.",
      sameSymbol: "Le vol réussit : un seul symbole.",
      fourSymbols: "Le vol réussit : tous les symboles diffèrent.",
      amulets: "Le vol réussit : avec autant d’Amulettes, tout convient.",
      fails:
        "Le vol échoue : ni les couleurs ni les symboles ne sont tous pareils ou tous différents.",
      spoilt: (given) => `Le vol échoue : cette tuile le gâche (${given.front}).`,
    },
    where: {
      title: "Où tu voles",
      around: "Autour d’un saphir",
      line: "Le long d’une ligne",
      aroundText:
        "Si les quatre tuiles autour vont ensemble, il est à toi. Les tuiles restent face visible.",
      lineText:
        "Une rangée, une colonne ou une grande diagonale : tu prends un saphir qui la touche, et quatre nouvelles tuiles arrivent. Si aucun ne la touche, tu choisis librement, même dans un trésor.",
      fails:
        "Si elles ne vont pas ensemble, les quatre sont de nouveau cachées, et tu reçois un Mauvais Œil.",
    },
    turn: {
      title: "Ton tour",
      hand: "Défausse ce dont tu ne veux pas, et pioche jusqu’à trois tuiles.",
      glimpse:
        "Tu peux jeter un coup d’œil dans une jarre. Presque tout ce que tu trouves reste ton secret.",
      action:
        "Tu peux poser une tuile de ta main face cachée sur le plateau et prendre celle qui y était. Ou deux voisines du plateau changent de place. Ou tu joues une tuile spéciale.",
      actionFamily:
        "Tu peux poser une tuile de ta main face cachée sur le plateau et prendre celle qui y était. Ou deux voisines du plateau changent de place.",
      steal: "Tu peux annoncer un vol. Cela finit ton tour.",
    },
    specials: {
      title: "Cinq tuiles spéciales",
      found: "Trouvée d’un coup d’œil",
      played: "Jouée de la main",
      L: {
        found: "Montrée à tous. Elle éclaire jusqu’à trois jarres voisines, et tous les voient.",
        played: "Au lieu d’un coup d’œil, tu regardes dans deux jarres voisines.",
      },
      S: {
        found: "Montré à tous, et aussitôt à toi.",
        played: "Vole un saphir : du plateau ou d’un trésor.",
      },
      A: {
        found: "Rien ne se passe ; c’est ton secret.",
        played: "Te débarrasse d’un Mauvais Œil.",
      },
      D: {
        found: "Montré à tous, et tu défausses toute ta main.",
        played: "Arrête à tout moment une tuile spéciale qu’un autre vient de jouer.",
      },
      E: {
        found: "Rien ne se passe ; c’est ton secret.",
        played: "Va à un adversaire et y compte −1.",
      },
    },
    leaders: {
      title: "Chefs des voleurs",
      text: "Une étoile de chaque couleur est un Chef. C’est un voleur comme les autres, mais avant ton action tu peux en poser un de ta main face visible sur le plateau.",
      four: "Si un vol retourne les quatre Chefs, tu prends tous les saphirs du plateau, et la partie est finie.",
    },
    tales: {
      title: "Les Trois Contes",
      text: "Trois tuiles dorées agissent dès qu’elles sont piochées, trouvées ou retournées.",
      $m: "Le Marchand se tient à un coin et prend son saphir à la fin de chaque tour, puis va plus loin. Si celui du centre est encore là à la fin du cinquième tour, tout le monde perd.",
      $g: "Le Génie t’accorde un vœu : plus aucun Mauvais Œil, un second tour, ou tout ce que le marchand a pris, et il s’en va.",
      $s: "Sinbad envoie toutes les mains sept sièges plus loin.",
    },
    family: {
      title: "Le jeu en famille",
      text: "Quarante voleurs et aucune tuile spéciale : rien ne t’interrompt, et seuls les voleurs eux-mêmes peuvent gâcher un vol.",
    },
    end: {
      title: "La fin",
      text: "La partie est finie dès qu’il n’y a plus de saphir sur le plateau. Les tuiles en main ne comptent pas.",
    },
  },

  help: {
    modeOn: "Appuie sur une chose pour qu’on te l’explique",
    rule: (given) => `Paragraphe ${given.number}`,
    jar: "Si un voleur est dedans, sa couleur ou son symbole est juste, jamais les deux.",
    jarFamily: "Sa couleur ou son symbole est juste, jamais les deux.",
    thief: "Pose-le sur le plateau en échange d’une jarre : quatre qui vont ensemble font un vol.",
    leader:
      "Avant ton action, tu peux le poser face visible sur le plateau. Quatre Chefs prennent tout.",
    gem: "Il est à toi si les quatre tuiles autour vont ensemble, ou par une ligne qu’il touche.",
    phase: {
      hand: "Défausse ce dont tu ne veux pas, et pioche jusqu’à trois tuiles.",
      glimpse: "Regarde dans une jarre, ou joue une Lanterne et regarde dans deux. Ou passe.",
      action:
        "Une action : échange une tuile de ta main contre une du plateau, fais changer de place deux voisines, ou joue une tuile spéciale. Ou passe.",
      steal:
        "Annonce un vol autour d’un saphir ou le long d’une ligne, ou passe. Puis le tour est fini.",
    },
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
