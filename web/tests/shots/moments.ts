// What passes quickly, and how far it is to have come when the picture is taken.

type Event = Record<string, unknown>;

export interface Wanted {
  /** The name of the picture. */
  name: string;
  event: string;
  is: (event: Event) => boolean;
  /** Of the time that the event is shown. */
  fraction: number;
  edition?: string;
  seats?: number;
}

function when(event: string, more: (event: Event) => boolean = () => true) {
  return (one: Event) => one.event === event && more(one);
}

const gems = (event: Event) =>
  (String(event.gems ?? "").match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
const many = (key: string, least: number) => (event: Event) => {
  const list = event[key];
  return Array.isArray(list) && list.length >= least;
};

const master = (
  name: string,
  event: string,
  fraction: number,
  more?: (event: Event) => boolean,
) => ({
  name: `master-${name}`,
  event,
  is: when(event, more),
  fraction,
  seats: 4,
});

export const MASTER_MOMENTS: Wanted[] = [
  master("opening", "Opened", 0.5),
  master("falling", "Fell", 0.45, (event) => gems(event) >= 3),
  master("seen", "Seen", 0.9, (event) => gems(event) >= 2),
  master("rotating", "BoxMoved", 0.45, (event) => String(event.move).startsWith("rotate_1")),
  master("rotating-two", "BoxMoved", 0.55, (event) => String(event.move).startsWith("rotate_2")),
  master("flipping", "BoxMoved", 0.42, (event) => event.move === "flip"),
  master("revealed", "Revealed", 0.8, many("cards", 2)),
  master("dividing", "Picked", 0.5),
  master("alarm-set", "AlarmSet", 0.6),
  master("ruby", "SecretSeen", 0.8, (event) => event.ruby === true),
];

const forty = (
  name: string,
  event: string,
  fraction: number,
  more?: (event: Event) => boolean,
  where: { edition?: string; seats?: number } = {},
) => ({
  name: `forty-${name}`,
  event,
  is: when(event, more),
  fraction,
  seats: 3,
  ...where,
});

const TALES = { edition: "three_tales" };
const LEADERS = { edition: "leaders" };

export const FORTY_MOMENTS: Wanted[] = [
  forty("glimpsing", "Glimpsed", 0.5, (event) => event.front !== null),
  forty("glimpsed-by-other", "Glimpsed", 0.5, (event) => event.front === null),
  forty("lit", "Shown", 0.5, many("squares", 2)),
  forty("opening", "Announced", 0.37),
  forty("success", "Succeeded", 0.5),
  forty("failure", "Failed", 0.5),
  forty("stealing", "TookGem", 0.45),
  forty("clearing", "Cleared", 0.4),
  forty("swapping", "Interchanged", 0.35),
  forty("replacing", "Replaced", 0.35),
  forty("playing", "Played", 0.5),
  forty("leading", "Led", 0.5, undefined, LEADERS),
  forty("merchant-comes", "MerchantCame", 0.6, undefined, TALES),
  forty("golden", "GoldenActed", 0.6, (event) => event.front === "$g", TALES),
  forty("sinbad", "HandsPassed", 0.45, undefined, TALES),
];
