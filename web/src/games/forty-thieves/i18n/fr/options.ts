import type { Messages } from "../../../../i18n/messages";
import type { options as english } from "../en/options";

export const options: Messages<typeof english> = {
  groups: {
    tales: "Règles facultatives",
    jars: "Jarres et tuiles",
    readings: "Comment lire les règles",
  },
  editions: {
    standard:
      "Le jeu tel qu’il est imprimé, de deux à quatre. Quarante voleurs et vingt tuiles spéciales, neuf saphirs, et un Poignard pour chaque plan.",
    leaders:
      "Un voleur de chaque couleur est un Chef, qu’on peut poser à découvert avant l’action. Réunis les quatre, et tous les saphirs sont à toi.",
    three_tales:
      "Le Marchand, le Génie et Sinbad attendent parmi les tuiles. L’un prend des saphirs, l’autre exauce un vœu, le troisième fait circuler toutes les mains.",
    family:
      "Rien que des voleurs : ni tuiles spéciales, ni Poignards, ni interruptions. Une bonne première partie, et une pour les plus jeunes.",
  },
  fields: {
    leaders: {
      label: "Chefs des voleurs",
      help: "Quatre voleurs sont des Chefs ; réunis, ils prennent tous les saphirs.",
    },
    three_tales: {
      label: "Les Trois Contes",
      help: "Trois tuiles dorées : le Marchand, le Génie et Sinbad.",
    },
    family: { label: "Partie en famille", help: "Sans les vingt tuiles spéciales." },
    first_player: { label: "Qui commence", help: "Quel siège joue le premier tour." },
    fixed_jars: {
      label: "Les mêmes jarres à chaque partie",
      help: "Ce que cachent les trois jarres d’une sorte est pareil à chaque partie, et s’apprend.",
    },
    lantern_adjacency: {
      label: "À côté d’une Lanterne",
      help: "Quelles tuiles sont voisines pour une Lanterne.",
    },
    touching: {
      label: "Saphirs qui touchent une ligne",
      help: "Quels saphirs un vol en diagonale peut prendre.",
    },
    merchant_loot: {
      label: "Dérober au marchand",
      help: "Quand une ligne peut prendre un saphir au marchand.",
    },
    merchant_corner: {
      label: "Le premier coin du marchand",
      help: "Où le marchand commence sa marche.",
    },
    golden_gap: {
      label: "Le trou d’une tuile dorée",
      help: "Quand on comble le trou qu’une tuile dorée laisse sur le plateau.",
    },
    evil_eye_tokens: {
      label: "Jetons Mauvais Œil",
      help: "Combien il y en a ; après, les dettes continuent de compter.",
    },
    turn_cap: { label: "Limite de tours", help: "Après tant de tours, on compte les points." },
  },
  values: {
    first_player: {
      chance: "le sort décide",
      seat_0: "siège 1",
      seat_1: "siège 2",
      seat_2: "siège 3",
      seat_3: "siège 4",
    },
    lantern_adjacency: { four: "celles qui partagent un côté", eight: "aussi celles en diagonale" },
    touching: {
      corners: "au coin d’une de ses tuiles",
      between: "seulement entre deux de ses tuiles",
    },
    merchant_loot: { always: "toujours", free_choice: "seulement si aucun saphir ne la touche" },
    merchant_corner: {
      south_west: "toujours celui en bas à gauche",
      active_seat: "celui en bas à gauche vu par le joueur",
    },
    golden_gap: {
      filled_first: "avant que la tuile agisse",
      filled_after: "une fois qu’elle a agi",
    },
  },
};
