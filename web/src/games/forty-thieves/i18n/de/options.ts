import type { Messages } from "../../../../i18n/messages";
import type { options as english } from "../en/options";

export const options: Messages<typeof english> = {
  groups: {
    tales: "Zusatzregeln",
    jars: "Krüge und Plättchen",
    readings: "Wie die Regeln zu lesen sind",
  },
  editions: {
    standard:
      "Das Spiel, wie es gedruckt ist, für zwei bis vier. Vierzig Räuber und zwanzig Sonderplättchen, neun Saphire, und ein Dolch gegen jeden Plan.",
    leaders:
      "Ein Räuber jeder Farbe ist ein Hauptmann und darf vor der Aktion offen ausgelegt werden. Bring die vier zusammen, und alle Saphire gehören dir.",
    three_tales:
      "Der Kaufmann, der Dschinn und Sindbad warten unter den Plättchen. Einer nimmt Saphire, einer erfüllt einen Wunsch, einer lässt alle Hände weiterwandern.",
    family:
      "Nur Räuber: keine Sonderplättchen, keine Dolche, nichts, was dazwischenkommt. Gut als erste Partie und für jüngere Räuber.",
  },
  fields: {
    leaders: {
      label: "Räuberhauptleute",
      help: "Vier Räuber sind Hauptleute; zusammen nehmen sie alle Saphire.",
    },
    three_tales: {
      label: "Drei Märchen",
      help: "Drei goldene Plättchen: der Kaufmann, der Dschinn und Sindbad.",
    },
    family: { label: "Familienspiel", help: "Ohne die zwanzig Sonderplättchen." },
    first_player: { label: "Wer beginnt", help: "Welcher Platz zuerst am Zug ist." },
    fixed_jars: {
      label: "In jeder Partie dieselben Krüge",
      help: "Was die drei gleichen Krüge verbergen, ist in jeder Partie dasselbe und lässt sich lernen.",
    },
    lantern_adjacency: {
      label: "Neben einer Laterne",
      help: "Welche Plättchen für eine Laterne als benachbart gelten.",
    },
    touching: {
      label: "Saphire, die eine Linie berühren",
      help: "Welche Saphire eine gestohlene Diagonale nehmen darf.",
    },
    merchant_loot: {
      label: "Den Kaufmann berauben",
      help: "Wann eine Linie dem Kaufmann einen Saphir nehmen darf.",
    },
    merchant_corner: {
      label: "Die erste Ecke des Kaufmanns",
      help: "Wo der Kaufmann seinen Weg beginnt.",
    },
    golden_gap: {
      label: "Die Lücke eines goldenen Plättchens",
      help: "Wann die Lücke gefüllt wird, die ein goldenes Plättchen auf dem Spielfeld lässt.",
    },
    evil_eye_tokens: {
      label: "Böser-Blick-Marker",
      help: "Wie viele bereitliegen; sind sie aufgebraucht, wird die Schuld weitergezählt.",
    },
    turn_cap: {
      label: "Höchstzahl der Züge",
      help: "Nach so vielen Zügen werden die Punkte gezählt.",
    },
  },
  values: {
    first_player: {
      chance: "das Los entscheidet",
      seat_0: "Platz 1",
      seat_1: "Platz 2",
      seat_2: "Platz 3",
      seat_3: "Platz 4",
    },
    lantern_adjacency: { four: "die eine Seite teilen", eight: "auch die an einer Ecke" },
    touching: {
      corners: "an einer Ecke eines ihrer Plättchen",
      between: "nur zwischen zweien ihrer Plättchen",
    },
    merchant_loot: { always: "immer", free_choice: "nur wenn kein Saphir sie berührt" },
    merchant_corner: {
      south_west: "immer die untere linke",
      active_seat: "die untere linke aus Sicht des Spielers am Zug",
    },
    golden_gap: {
      filled_first: "bevor das Plättchen wirkt",
      filled_after: "sobald es gewirkt hat",
    },
  },
};
