import type { Messages } from "../../../../i18n/messages";
import type { options as english } from "../en/options";

export const options: Messages<typeof english> = {
  groups: {
    supply: "Edelsteine",
    box: "Die Schatulle und ihre Schubladen",
    filling: "Das Füllen der Schatulle",
    round: "Die Runde",
    moves: "Die Schatulle bewegen",
    characters: "Was die Charaktere tun",
    end: "Das Ende",
  },
  editions: {
    english_a:
      "Alle Karten werden auf einmal aufgedeckt, und zum Teilen brauchen die Schmuggler einen Ring. Vieles steht dir frei: Wer kein Imitat hineinlegt, bewegt die Schatulle nur einmal.",
    english_b:
      "Die Schmuggler decken zuerst auf und teilen, wenn nicht mehr Detektive da sind als sie. Zehn Diamanten und zwei Saphire für jeden ergeben die längste Partie.",
    italian:
      "Gespielte Karten liegen offen, und zwei beliebige Bewegungen der Schatulle passen zusammen. Imitate müssen hinein, und nach dem Füllen drehen und wenden alle die Schatulle.",
    french:
      "Die jüngsten und klarsten Regeln, und bei uns die üblichen. Imitate sind Pflicht, und wer den sechsten Rubin nimmt, beendet die Partie auf der Stelle.",
  },
  fields: {
    imitation_diamonds: {
      label: "Imitate: Diamanten",
      help: "Wie viele Diamanten zu Beginn auf jedem weißen Kissen liegen.",
    },
    imitation_sapphires: {
      label: "Imitate: Saphire",
      help: "Wie viele Saphire zu Beginn auf jedem weißen Kissen liegen.",
    },
    box_diamonds: {
      label: "Diamanten in der Schatulle",
      help: "Wie viele Diamanten vor der ersten Runde verteilt und versteckt werden.",
    },
    stock_diamonds: {
      label: "Diamanten in der Packung",
      help: "Beschreibt nur die gedruckte Packung; wichtig bei strengem Vorrat.",
    },
    stock_sapphires: {
      label: "Saphire in der Packung",
      help: "Beschreibt nur die gedruckte Packung; wichtig bei strengem Vorrat.",
    },
    strict_stock: {
      label: "Strenger Vorrat",
      help: "Lehnt einen Tisch ab, der mehr Edelsteine braucht, als in der Packung sind.",
    },
    plain_wood: {
      label: "Schlichtes Holz",
      help: "Alle Schubladen sehen vorn gleich aus: Nur deine Augen können einer folgen.",
    },
    drawers_seen_by: {
      label: "Wer in eine Schublade sieht",
      help: "Ob alle sehen, welche Edelsteine in einer offenen Schublade liegen.",
    },
    sticky_drawers: {
      label: "Klemmende Schubladen",
      help: "Wie wahrscheinlich ein Edelstein unten hängen bleibt, wenn seine Schublade geöffnet wird; 0 heißt nie.",
    },
    misopened_action: {
      label: "Handeln trotz klemmender Schublade",
      help: "Fallen Edelsteine heraus, während oben andere liegen, handelst du, als wäre nichts herausgefallen.",
    },
    fill_order: {
      label: "Wer wann füllt",
      help: "In welcher Reihenfolge die Schatulle gefüllt wird.",
    },
    first_player: {
      label: "Wer zuerst füllt",
      help: "Welcher Platz die Schatulle zuerst füllt, wo es eine Reihenfolge gibt.",
    },
    fill_fallen: {
      label: "Diamanten, die beim Füllen herausfallen",
      help: "Wohin Diamanten kommen, die aus einer zum Füllen geöffneten Schublade fallen.",
    },
    fill_moves: {
      label: "Bewegungen nach dem Füllen",
      help: "Was du der Schatulle schuldig bist, wenn dein Anteil drin ist.",
    },
    reveal: {
      label: "Das Aufdecken der Karten",
      help: "Ob die Schmuggler handeln, bevor die anderen zeigen, wer sie sind.",
    },
    played_cards: {
      label: "Gespielte Karten",
      help: "Ob zu sehen ist, was alle bisher gespielt haben.",
    },
    box_actions: {
      label: "Bewegungen am Ende des Zuges",
      help: "Wie oft du die Schatulle drehen oder wenden darfst.",
    },
    box_order: {
      label: "Welche zwei Bewegungen",
      help: "Welche Bewegungen zusammenpassen, und in welcher Reihenfolge.",
    },
    smuggler_takes: {
      label: "Was ein Schmuggler nimmt",
      help: "Was mit den Edelsteinen geschieht, die in seiner Schublade liegen.",
    },
    smuggler_imitation: {
      label: "Schmuggler: Imitat",
      help: "Ob er eines seiner Imitate hineinlegen muss.",
    },
    share_if: {
      label: "Wann Schmuggler teilen",
      help: "Was es braucht, damit sie das rote Kissen unter sich aufteilen.",
    },
    jeweler_imitation: {
      label: "Juwelier: Imitat",
      help: "Ob er eines seiner Imitate hineinlegen muss.",
    },
    alarm_alone: {
      label: "Eine Alarmanlage allein",
      help: "Was mit einer Alarmanlage geschieht, bei der kein Edelstein liegt.",
    },
    gemologist_imitation: {
      label: "Gemmologin: Imitat",
      help: "Ob sie eines ihrer Imitate hineinlegen muss.",
    },
    thief_takes: { label: "Was ein Dieb nimmt", help: "Ob er nehmen muss, was dort liegt." },
    master_thief_imitation: {
      label: "Meisterdieb: Imitat",
      help: "Er darf ein Imitat hineinlegen, wenn er mit Nehmen fertig ist.",
    },
    ruby_falls_to: {
      label: "Ein Rubin, der herausfällt",
      help: "Wohin ein Rubin kommt, der aus einem Geheimfach fällt.",
    },
    sixth_ruby: {
      label: "Der letzte Rubin",
      help: "Ob die Partie endet, wenn der letzte Rubin genommen wird.",
    },
    round_cap: {
      label: "Höchstzahl der Runden",
      help: "Nach so vielen Runden werden die Punkte gezählt.",
    },
    tie_break: {
      label: "Gleichstand",
      help: "Welche Edelsteine auf dem schwarzen Kissen bei Gleichstand entscheiden.",
    },
  },
  values: {
    drawers_seen_by: { all: "alle", opener: "nur wer geöffnet hat" },
    fill_order: { clockwise: "im Uhrzeigersinn", free: "wer zuerst öffnet" },
    first_player: {
      chance: "das Los entscheidet",
      seat_0: "Platz 1",
      seat_1: "Platz 2",
      seat_2: "Platz 3",
      seat_3: "Platz 4",
      seat_4: "Platz 5",
      seat_5: "Platz 6",
      seat_6: "Platz 7",
      seat_7: "Platz 8",
    },
    fill_fallen: { red: "auf das rote Kissen", same_drawer: "zurück in die Schublade" },
    fill_moves: {
      optional: "keine: bis zu zwei, wenn du willst",
      at_least_one: "mindestens eine",
      rotate_and_flip: "drehen, dann wenden",
    },
    reveal: { all_at_once: "alle auf einmal", smugglers_first: "Schmuggler zuerst" },
    played_cards: { face_down: "liegen verdeckt", face_up: "liegen offen" },
    box_actions: {
      one: "höchstens eine",
      two: "bis zu zwei",
      two_if_placed: "zwei, wenn du ein Imitat hineingelegt hast, sonst eine",
    },
    box_order: {
      rotate_then_flip: "drehen, dann wenden",
      either_order: "je eine, in beliebiger Reihenfolge",
      any_two: "zwei beliebige",
    },
    smuggler_takes: {
      all_to_red: "alles, auf das rote Kissen",
      one_unless_ring: "einen für sich, außer es gibt einen Ring",
    },
    smuggler_imitation: {
      may: "darf",
      must: "muss",
      must_unless_empty: "muss, außer die Schublade war leer",
    },
    share_if: {
      ring: "ein Ring: mindestens zwei, und mehr als Detektive",
      not_outnumbered: "nicht mehr Detektive als Schmuggler",
    },
    jeweler_imitation: { may: "darf", must: "muss" },
    alarm_alone: {
      owner_may_recover: "ihr Besitzer darf sie zurückholen",
      recovered: "geht an ihren Besitzer zurück",
      stays: "bleibt in der Schublade",
    },
    gemologist_imitation: {
      may: "darf",
      must: "muss",
      must_unless_fell: "muss, außer Edelsteine sind herausgefallen",
    },
    thief_takes: { may: "alles oder nichts", must: "alles" },
    ruby_falls_to: {
      red: "auf das rote Kissen",
      upper_secret: "zurück in seine Schublade, nach oben",
    },
    sixth_ruby: {
      at_once: "beendet die Partie sofort",
      end_of_round: "beendet sie nach der Runde",
      never: "beendet sie nicht",
    },
    tie_break: {
      rubies_sapphires: "Rubine, dann Saphire",
      rubies_sapphires_diamonds: "Rubine, Saphire, dann Diamanten",
    },
  },
};
