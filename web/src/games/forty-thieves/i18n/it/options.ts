import type { Messages } from "../../../../i18n/messages";
import type { options as english } from "../en/options";

export const options: Messages<typeof english> = {
  groups: {
    tales: "Regole facoltative",
    jars: "Giare e tessere",
    readings: "Come leggere le regole",
  },
  editions: {
    standard:
      "Il gioco com’è stampato, da due a quattro. Quaranta ladri e venti tessere speciali, nove zaffiri, e un Pugnale per ogni piano.",
    leaders:
      "Un ladro di ogni colore è un Capo, che si può posare scoperto prima dell’azione. Riunisci i quattro, e tutti gli zaffiri sono tuoi.",
    three_tales:
      "Il Mercante, il Genio e Sinbad aspettano tra le tessere. Uno prende zaffiri, uno esaudisce un desiderio, uno fa girare tutte le mani.",
    family:
      "Solo ladri: niente tessere speciali, niente Pugnali, nulla che interrompa. Buona come prima partita, e per i ladri più giovani.",
  },
  fields: {
    leaders: {
      label: "Capi dei Ladri",
      help: "Quattro ladri sono Capi; insieme prendono tutti gli zaffiri.",
    },
    three_tales: {
      label: "Tre Racconti",
      help: "Tre tessere d’oro: il Mercante, il Genio e Sinbad.",
    },
    family: { label: "Partita in famiglia", help: "Senza le venti tessere speciali." },
    first_player: { label: "Chi comincia", help: "Quale posto gioca il primo turno." },
    fixed_jars: {
      label: "Le stesse giare in ogni partita",
      help: "Ciò che nascondono tre giare uguali è lo stesso in ogni partita, e si può imparare.",
    },
    lantern_adjacency: {
      label: "Accanto a una Lanterna",
      help: "Quali tessere sono vicine per una Lanterna.",
    },
    touching: {
      label: "Zaffiri che toccano una linea",
      help: "Quali zaffiri può prendere il furto di una diagonale.",
    },
    merchant_loot: {
      label: "Derubare il mercante",
      help: "Quando una linea può prendere uno zaffiro al mercante.",
    },
    merchant_corner: {
      label: "Il primo angolo del mercante",
      help: "Da dove il mercante comincia il suo cammino.",
    },
    golden_gap: {
      label: "Lo spazio di una tessera d’oro",
      help: "Quando si riempie lo spazio vuoto che una tessera d’oro lascia sul tabellone.",
    },
    evil_eye_tokens: {
      label: "Segnalini Malocchio",
      help: "Quanti ce ne sono a disposizione; quando sono finiti, i debiti si contano lo stesso.",
    },
    turn_cap: {
      label: "Turni al massimo",
      help: "Dopo tanti turni si contano i punti.",
    },
  },
  values: {
    first_player: {
      chance: "decide il caso",
      seat_0: "posto 1",
      seat_1: "posto 2",
      seat_2: "posto 3",
      seat_3: "posto 4",
    },
    lantern_adjacency: { four: "quelle con un lato in comune", eight: "anche quelle in un angolo" },
    touching: {
      corners: "all’angolo di una sua tessera qualsiasi",
      between: "solo tra due sue tessere",
    },
    merchant_loot: { always: "sempre", free_choice: "solo se nessuno zaffiro la tocca" },
    merchant_corner: {
      south_west: "sempre quello in basso a sinistra",
      active_seat: "quello in basso a sinistra per chi è di turno",
    },
    golden_gap: { filled_first: "prima che la tessera agisca", filled_after: "dopo che ha agito" },
  },
};
