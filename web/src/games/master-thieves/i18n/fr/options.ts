import type { Messages } from "../../../../i18n/messages";
import type { options as english } from "../en/options";

export const options: Messages<typeof english> = {
  groups: {
    supply: "Bijoux",
    box: "Le coffret et ses tiroirs",
    filling: "Remplir le coffret",
    round: "La manche",
    moves: "Mouvements du coffret",
    characters: "Ce que font les personnages",
    end: "La fin",
  },
  editions: {
    english_a:
      "Toutes les cartes sont dévoilées ensemble, et les contrebandiers ne partagent qu’en bande. Beaucoup reste libre : qui ne place pas d’imitation ne bouge le coffret qu’une fois.",
    english_b:
      "Les contrebandiers se dévoilent d’abord et partagent, sauf si les détectives sont plus nombreux. Dix diamants et deux saphirs chacun : la partie la plus longue.",
    italian:
      "Les cartes jouées restent visibles, et deux mouvements quelconques vont ensemble. Les imitations sont obligatoires, et après le remplissage chacun fait pivoter puis retourne le coffret.",
    french:
      "Les règles les plus récentes et les plus claires, notre choix par défaut. Les imitations sont un devoir, et qui prend le sixième rubis met fin à la partie sur-le-champ.",
  },
  fields: {
    imitation_diamonds: {
      label: "Imitations : diamants",
      help: "Combien de diamants sont sur chaque coussin blanc au début.",
    },
    imitation_sapphires: {
      label: "Imitations : saphirs",
      help: "Combien de saphirs sont sur chaque coussin blanc au début.",
    },
    box_diamonds: {
      label: "Diamants dans le coffret",
      help: "Combien de diamants les joueurs se répartissent et cachent avant la première manche.",
    },
    stock_diamonds: {
      label: "Diamants dans la boîte du commerce",
      help: "Décrit seulement la boîte imprimée ; cela compte avec une réserve stricte.",
    },
    stock_sapphires: {
      label: "Saphirs dans la boîte du commerce",
      help: "Décrit seulement la boîte imprimée ; cela compte avec une réserve stricte.",
    },
    strict_stock: {
      label: "Réserve stricte",
      help: "Refuse une table qui demande plus de bijoux que la boîte n’en contient.",
    },
    plain_wood: {
      label: "Bois uni",
      help: "Tous les tiroirs se ressemblent : seuls tes yeux peuvent en suivre un.",
    },
    drawers_seen_by: {
      label: "Qui voit dans un tiroir",
      help: "Si un tiroir ouvert montre ses bijoux à tout le monde.",
    },
    sticky_drawers: {
      label: "Tiroirs capricieux",
      help: "La chance qu’un bijou du dessous reste coincé à l’ouverture ; 0 : jamais.",
    },
    misopened_action: {
      label: "Agir après un tiroir capricieux",
      help: "Si des bijoux tombent alors que d’autres sont au-dessus, tu agis comme si rien n’était tombé.",
    },
    fill_order: { label: "Qui remplit quand", help: "L’ordre dans lequel le coffret est rempli." },
    first_player: {
      label: "Qui remplit d’abord",
      help: "Quel siège remplit le coffret en premier, là où il y a un ordre.",
    },
    fill_fallen: {
      label: "Diamants qui tombent au remplissage",
      help: "Où vont les diamants qui tombent d’un tiroir ouvert pour le remplir.",
    },
    fill_moves: {
      label: "Mouvements après le remplissage",
      help: "Ce que tu dois au coffret quand ta part est placée.",
    },
    reveal: {
      label: "Dévoiler les cartes",
      help: "Si les contrebandiers agissent avant que les autres se montrent.",
    },
    played_cards: {
      label: "Cartes jouées",
      help: "Si l’on voit ce que chacun a joué jusqu’ici.",
    },
    box_actions: {
      label: "Mouvements en fin de tour",
      help: "Combien de fois tu peux faire pivoter ou retourner le coffret.",
    },
    box_order: {
      label: "Quels deux mouvements",
      help: "Quels mouvements vont ensemble, et dans quel ordre.",
    },
    smuggler_takes: {
      label: "Ce que prend un contrebandier",
      help: "Ce que deviennent les bijoux de son tiroir.",
    },
    smuggler_imitation: {
      label: "Contrebandier : imitation",
      help: "S’il doit placer une de ses imitations.",
    },
    share_if: {
      label: "Quand les contrebandiers partagent",
      help: "Ce qu’il faut pour partager le coussin rouge.",
    },
    jeweler_imitation: {
      label: "Bijoutier : imitation",
      help: "S’il doit placer une de ses imitations.",
    },
    alarm_alone: {
      label: "Une alarme restée seule",
      help: "Ce qui arrive à une alarme dans un tiroir sans bijoux.",
    },
    gemologist_imitation: {
      label: "Bijoutière : imitation",
      help: "Si elle doit placer une de ses imitations.",
    },
    thief_takes: { label: "Ce que prend un voleur", help: "S’il doit prendre ce qu’il trouve." },
    master_thief_imitation: {
      label: "Maître voleur : imitation",
      help: "Il peut placer une imitation après avoir pris.",
    },
    ruby_falls_to: {
      label: "Un rubis qui tombe",
      help: "Où va un rubis qui tombe d’un compartiment secret.",
    },
    sixth_ruby: {
      label: "Le dernier rubis",
      help: "Si prendre le dernier rubis met fin à la partie.",
    },
    round_cap: { label: "Limite de manches", help: "Après tant de manches, on compte les points." },
    tie_break: { label: "Égalités", help: "Quels bijoux du coussin noir départagent." },
  },
  values: {
    drawers_seen_by: { all: "tout le monde", opener: "seulement qui l’ouvre" },
    fill_order: { clockwise: "sens horaire", free: "le premier qui ouvre" },
    first_player: {
      chance: "le sort décide",
      seat_0: "siège 1",
      seat_1: "siège 2",
      seat_2: "siège 3",
      seat_3: "siège 4",
      seat_4: "siège 5",
      seat_5: "siège 6",
      seat_6: "siège 7",
      seat_7: "siège 8",
    },
    fill_fallen: { red: "sur le coussin rouge", same_drawer: "de retour dans le tiroir" },
    fill_moves: {
      optional: "rien : jusqu’à deux, à ton gré",
      at_least_one: "au moins un",
      rotate_and_flip: "pivoter, puis retourner",
    },
    reveal: { all_at_once: "toutes ensemble", smugglers_first: "les contrebandiers d’abord" },
    played_cards: { face_down: "face cachée", face_up: "face visible" },
    box_actions: {
      one: "un au plus",
      two: "deux au plus",
      two_if_placed: "deux si tu as placé une imitation, sinon un",
    },
    box_order: {
      rotate_then_flip: "pivoter, puis retourner",
      either_order: "un de chaque, dans l’ordre voulu",
      any_two: "deux quelconques",
    },
    smuggler_takes: {
      all_to_red: "tout, sur le coussin rouge",
      one_unless_ring: "un pour lui, sauf en bande",
    },
    smuggler_imitation: {
      may: "peut",
      must: "doit",
      must_unless_empty: "doit, sauf si le tiroir était vide",
    },
    share_if: {
      ring: "une bande : deux ou plus, et plus que de détectives",
      not_outnumbered: "pas plus de détectives que de contrebandiers",
    },
    jeweler_imitation: { may: "peut", must: "doit" },
    alarm_alone: {
      owner_may_recover: "son propriétaire peut la reprendre",
      recovered: "revient à son propriétaire",
      stays: "reste dans le tiroir",
    },
    gemologist_imitation: {
      may: "peut",
      must: "doit",
      must_unless_fell: "doit, sauf si des bijoux sont tombés",
    },
    thief_takes: { may: "tout ou rien", must: "tout" },
    ruby_falls_to: {
      red: "sur le coussin rouge",
      upper_secret: "de retour dans son tiroir, au-dessus",
    },
    sixth_ruby: {
      at_once: "met fin à la partie aussitôt",
      end_of_round: "y met fin après la manche",
      never: "n’y met pas fin",
    },
    tie_break: {
      rubies_sapphires: "rubis, puis saphirs",
      rubies_sapphires_diamonds: "rubis, saphirs, puis diamants",
    },
  },
};
