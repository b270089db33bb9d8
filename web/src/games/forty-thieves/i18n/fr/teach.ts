import type { Messages } from "../../../../i18n/messages";
import type { teach as english } from "../en/teach";

export const teach: Messages<typeof english> = {
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
  help: {
    thief: "Pose-le sur le plateau en échange d’une jarre : quatre qui vont ensemble font un vol.",
    leader:
      "Avant ton action, tu peux le poser face visible sur le plateau. Quatre Chefs prennent tout.",
    jar: "Si un voleur est dedans, sa couleur ou son symbole est juste, jamais les deux.",
    jarFamily: "Sa couleur ou son symbole est juste, jamais les deux.",
    gem: "Il est à toi si les quatre tuiles autour vont ensemble, ou par une ligne qu’il touche.",
    phase: {
      hand: "Défausse ce dont tu ne veux pas, et pioche jusqu’à trois tuiles.",
      glimpse: "Regarde dans une jarre, ou joue une Lanterne et regarde dans deux. Ou passe.",
      action:
        "Une action : échange une tuile de ta main contre une du plateau, fais changer de place deux voisines, ou joue une tuile spéciale. Ou passe.",
      steal:
        "Annonce un vol autour d’un saphir ou le long d’une ligne, ou passe. Puis le tour est fini.",
    },
  },
};
