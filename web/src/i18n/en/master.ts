// Master Thieves: the table, its questions and what is told there.

type Level = "T" | "M" | "B";
type Side = "N" | "E" | "S" | "W";
type Gems = { diamonds: number; sapphires: number; rubies: number };

function some(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

function joined(parts: string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

function gems(given: Gems): string {
  const parts = [
    ...some(given.diamonds, "diamond", "diamonds"),
    ...some(given.sapphires, "sapphire", "sapphires"),
    ...some(given.rubies, "ruby", "rubies"),
  ];
  return joined(parts) || "nothing";
}

const fallsWhere = {
  red: "onto the red pillow",
  owner: "for the owner of the alarm",
  drawer: "back into the same drawer",
  black: "onto a black pillow",
  secret: "into the upper secret compartment",
};

type To = keyof typeof fallsWhere;

const turned = {
  rotate_1_cw: "rotates the top level clockwise",
  rotate_1_ccw: "rotates the top level counter-clockwise",
  rotate_2_cw: "rotates the top two levels clockwise",
  rotate_2_ccw: "rotates the top two levels counter-clockwise",
  flip: "turns the box over",
};

const sides = { N: "north", E: "east", S: "south", W: "west" };

export const master = {
  gems,
  list: (given: { parts: string[] }) => joined(given.parts),
  kind: { D: "a diamond", S: "a sapphire", R: "a ruby" },
  character: {
    smuggler: "Smuggler",
    jeweler: "Jeweler",
    gemologist: "Gemologist",
    thief: "Thief",
    master_thief: "Master thief",
    detective: "Detective",
  },
  deed: {
    smuggler: "Brings gems to the red pillow, and shares it if detectives are few.",
    jeweler: "Places an imitation and may set the alarm.",
    gemologist: "Places an imitation, and one more for each detective.",
    thief: "Takes all gems that lie in front.",
    master_thief: "Takes the gems in front, or looks further for a ruby.",
    detective: "Opens nothing; takes the red pillow at the end.",
  },
  level: { T: "Top level", M: "Middle level", B: "Bottom level" },
  side: sides,
  sideMark: { N: "N", E: "E", S: "S", W: "W" },
  place: (given: { level: string; side: string }) => `${given.level}, ${given.side}`,
  where: (given: { level: Level; side: Side }) =>
    `${{ T: "top", M: "middle", B: "bottom" }[given.level]} ${sides[given.side]}`,
  grain: {
    straight: "straight grain",
    wavy: "wavy grain",
    knot: "a knot in the grain",
    knots: "two knots in the grain",
    arches: "pointed arches in the grain",
    curly: "curly grain",
    burl: "a swirling burl",
    slanting: "slanting grain",
    streak: "a dark streak in the grain",
    eyes: "bird's eyes in the grain",
    fan: "grain like a fan",
    rings: "growth rings in a corner",
  },
  drawer: (given: { place: string; grain: string | null; upsideDown: boolean; state: string }) => {
    const upside = given.upsideDown ? ", upside down" : "";
    const wood = given.grain === null ? "plain drawer" : `drawer with ${given.grain}${upside}`;
    return `${given.place}: ${wood}, ${given.state}`;
  },
  closed: "closed",
  open: (given: { inside: string }) => `open: ${given.inside}`,
  openUnseen: "open; you may not look in",
  lies: (given: Gems & { alarm: string | null; ruby: boolean }) => {
    const alarm = given.alarm === null ? "" : `, the alarm of ${given.alarm}`;
    return `${gems(given)}${alarm}${given.ruby ? ", a ruby behind" : ""}`;
  },
  box: {
    label: (given: { side: string }) => `The jewelry box, seen from the ${given.side}`,
    overviewLabel: "The jewelry box: all twelve drawers",
    onItsHead: "It stands on its head.",
    upright: "It stands upright.",
    help: "Arrow keys walk round the box and along its levels; Enter opens a drawer.",
    walkLeft: "Walk to the left",
    walkRight: "Walk to the right",
    overview: "All drawers",
    picture: "Back to the box",
    before: "Before",
    after: "After",
    seenFrom: (given: { side: string }) => `from the ${given.side}`,
  },
  inside: {
    title: (given: { place: string }) => `Drawer: ${given.place}`,
    empty: "Nothing lies here.",
    unseen: "Only who opened it may look in.",
    short: "The drawer is short: there is no secret compartment.",
    noRuby: "No ruby lies here.",
    ruby: "A ruby!",
    opening: "The drawer opens …",
  },
  seat: {
    players: "Players",
    you: "you",
    bot: "bot",
    away: "away; a bot plays",
    offline: "not connected",
    white: "White pillow",
    black: "Black pillow",
    red: "Red pillow",
    pillow: (given: { pillow: string; gems: string }) => `${given.pillow}: ${given.gems}`,
    alarmHere: "Alarm on the sheet",
    alarmOut: "Alarm in the box",
    cards: (given: { count: number }) =>
      given.count === 1 ? "1 card in hand" : `${given.count} cards in hand`,
    card: (given: { character: string; number: number }) => `${given.character} ${given.number}`,
    hiddenCard: "a card face down",
    thinking: "is choosing",
    turn: "decides now",
    share: (given: { count: number }) => `${given.count} to put in`,
    played: "Played",
    points: (given: { count: number }) =>
      Math.abs(given.count) === 1 ? `${given.count} point` : `${given.count} points`,
    winner: "wins",
  },
  strip: {
    title: "Order of this round",
    filling: "Filling the box",
    round: (given: { round: number }) => `Round ${given.round}`,
    acted: "has acted",
    acting: "acts now",
    waiting: "still to act",
    hidden: "card hidden",
    choosing: "is choosing a card",
    chosen: "has chosen",
    filled: "has filled",
    fills: "fills now",
    toFill: "still to fill",
  },
  hand: {
    title: "Your cards",
    card: (given: { character: string; number: number; deed: string }) =>
      `${given.character} ${given.number}. ${given.deed}`,
    chosen: (given: { character: string; number: number }) =>
      `Your card, face down: ${given.character} ${given.number}`,
    played: (given: { character: string; number: number }) =>
      `Your card: ${given.character} ${given.number}`,
  },
  deeds: {
    put: (given: { count: number }) =>
      `Put ${given.count === 1 ? "1 diamond" : `${given.count} diamonds`} in`,
    takeOne: (given: { gem: string }) => `Take ${given.gem}`,
    place: (given: { gem: string }) => `Place ${given.gem}`,
    pick: (given: { gem: string }) => `Pick ${given.gem}`,
    takeAll: "Take everything",
    look: "Look further",
    leave: "Take nothing",
    placeNothing: "Place nothing",
    alarmSet: "Set your alarm here",
    alarmKeep: "Keep your alarm",
    alarmRecover: "Take your alarm back",
    alarmLie: "Let it lie",
    done: "Leave the box",
    rotate_1_cw: "Top level clockwise",
    rotate_1_ccw: "Top level counter-clockwise",
    rotate_2_cw: "Top two levels clockwise",
    rotate_2_ccw: "Top two levels counter-clockwise",
    flip: "Turn the box over",
    short: {
      rotate_1_cw: "top level",
      rotate_1_ccw: "top level",
      rotate_2_cw: "two levels",
      rotate_2_ccw: "two levels",
      flip: "Turn the box over",
    },
    other: (given: { word: string }) => `Other: ${given.word}`,
  },
  ask: {
    role: (given: { character: string; question: string }) =>
      `${given.character}: ${given.question}`,
    fillFree: "open a drawer if you want to fill the box next.",
    fill: (given: { share: number }) =>
      `fill the box: open a drawer for your ${given.share === 1 ? "diamond" : `${given.share} diamonds`}.`,
    put: (given: { share: number }) =>
      given.share === 1
        ? "put your diamond in."
        : `how many of your ${given.share} diamonds go in?`,
    fillMove: "your share is in: move the box.",
    moveAgain: "move the box once more.",
    choose: "choose a card; nobody sees it yet.",
    open: "open a drawer.",
    take: "what do you do with these gems?",
    takeEmpty: "no gems lie here.",
    ruby: "a ruby! Do you take it, with the gems in front?",
    noRuby: "no ruby for you here, and you gave up the gems in front.",
    place: (given: { count: number }) =>
      given.count > 1 ? `place up to ${given.count} imitations.` : "place an imitation.",
    alarm: "do you set your alarm here?",
    recover: "your alarm lies alone: do you take it back?",
    move: "move the box, or leave it.",
    moveFell: "gems fell, so you can do nothing else. Move the box, or leave it.",
    booty: "the smugglers divide the red pillow: pick a gem.",
    confiscate: "the detectives divide the red pillow: pick a gem.",
    any: "decide.",
  },
  wait: {
    fill: (given: { names: string }) => `${given.names} fills the box …`,
    fillFree: "Who opens a drawer first fills the box next …",
    choose: (given: { names: string }) => `Cards are being chosen: waiting for ${given.names} …`,
    open: (given: { names: string }) => `${given.names} looks for a drawer …`,
    drawer: (given: { names: string }) => `${given.names} is at the drawer …`,
    recover: (given: { names: string }) => `${given.names} decides about the alarm …`,
    move: (given: { names: string }) => `${given.names} may move the box …`,
    pick: (given: { names: string }) => `${given.names} picks from the red pillow …`,
    over: (given: { names: string; many: boolean }) =>
      `The game is over: ${given.names} ${given.many ? "win" : "wins"}.`,
    sent: "Sent …",
  },
  tell: {
    dealt: (given: { name: string; cards: string | null }) =>
      given.cards === null
        ? `${given.name} has six cards.`
        : `The cards of ${given.name}: ${given.cards}.`,
    rubiesPlaced: (given: { places: string }) =>
      `Rubies go into the upper secret compartments: ${given.places}.`,
    fillingBegun: (given: { name: string; gems: string }) =>
      `${given.name} gets ${given.gems} for the box.`,
    diamondsPut: (given: { name: string; gems: string; place: string }) =>
      `${given.name} puts ${given.gems} into the ${given.place} drawer.`,
    roundBegun: (given: { round: number }) => `Round ${given.round} begins.`,
    chose: (given: { name: string; character: string | null }) =>
      given.character === null
        ? `${given.name} lays a card face down.`
        : `${given.name} lays a card face down: ${given.character}.`,
    revealed: (given: { cards: string }) => `Cards turned over: ${given.cards}.`,
    cardOf: (given: { name: string; character: string; number: number }) =>
      `${given.name} ${given.character} ${given.number}`,
    turnBegun: (given: { name: string; character: string }) =>
      `${given.name}'s turn: ${given.character}.`,
    opened: (given: { name: string; place: string }) =>
      `${given.name} opens the ${given.place} drawer.`,
    fell: (given: { gems: string; one: boolean; to: To }) =>
      `${given.gems} ${given.one ? "falls" : "fall"} ${fallsWhere[given.to]}.`,
    fellWithAlarm: (given: { name: string; gems: string; toOwner: boolean }) =>
      `${given.name}'s alarm falls, and ${given.gems} with it, ${given.toOwner ? `for ${given.name}` : fallsWhere.red}.`,
    alarmFell: (given: { name: string }) => `${given.name}'s alarm falls alone and goes back.`,
    seenBy: (given: { name: string | null }) =>
      `Only ${given.name ?? "the opener"} sees what lies there.`,
    seenNothing: "Nothing lies there.",
    seen: (given: { gems: string; one: boolean }) =>
      `${given.gems} ${given.one ? "lies" : "lie"} there.`,
    seenWithAlarm: (given: { gems: string; one: boolean; name: string }) =>
      `${given.gems} ${given.one ? "lies" : "lie"} there, with ${given.name}'s alarm.`,
    seenAlarm: (given: { name: string }) => `${given.name}'s alarm lies there alone.`,
    took: (given: { name: string; gems: string; toRed: boolean }) =>
      `${given.name} takes ${given.gems}${given.toRed ? " to the red pillow" : ""}.`,
    tookNothing: (given: { name: string }) => `${given.name} finds nothing to take.`,
    tookRuby: (given: { name: string }) => `${given.name} takes the ruby.`,
    left: (given: { name: string }) => `${given.name} takes nothing.`,
    looked: (given: { name: string }) => `${given.name} looks further.`,
    secretBy: (given: { name: string | null }) =>
      `Only ${given.name ?? "the master thief"} sees what is behind.`,
    secretShort: "The drawer is short: no secret compartment.",
    secretRuby: "A ruby lies in the secret compartment.",
    secretNone: "No ruby lies in the secret compartment.",
    rubyFell: (given: { to: To }) => `A ruby falls ${fallsWhere[given.to]}.`,
    placed: (given: { name: string; gem: string }) => `${given.name} places ${given.gem}.`,
    placedNothing: (given: { name: string }) => `${given.name} places nothing more.`,
    alarmSet: (given: { name: string; place: string }) =>
      `${given.name} sets the alarm in the ${given.place} drawer.`,
    alarmKept: (given: { name: string }) => `${given.name} keeps the alarm.`,
    alarmLeftAlone: (given: { name: string; place: string }) =>
      `${given.name}'s alarm lies alone in the ${given.place} drawer.`,
    alarmRecovered: (given: { name: string; place: string }) =>
      `${given.name} gets the lonely alarm back from the ${given.place} drawer.`,
    alarmLetLie: (given: { name: string }) => `${given.name} lets the alarm lie.`,
    boxMoved: (given: { name: string; move: keyof typeof turned }) =>
      `${given.name} ${turned[given.move]}.`,
    boxSetUp: "The box is turned over.",
    turnEnded: (given: { name: string }) => `${given.name}'s turn is over.`,
    smugglersCounted: (given: { smugglers: number; detectives: number; share: boolean }) =>
      `${joined(some(given.smugglers, "smuggler", "smugglers")) || "No smuggler"}, ${
        joined(some(given.detectives, "detective", "detectives")) || "no detective"
      }: the red pillow ${given.share ? "may be shared" : "stays"}.`,
    picked: (given: { name: string; gem: string }) =>
      `${given.name} picks ${given.gem} from the red pillow.`,
    roundEnded: (given: { round: number }) => `Round ${given.round} is over.`,
    cardsPassed: "Everybody passes the six cards to the left.",
    ending: {
      empty_pillow: "A white pillow is empty: the game is over.",
      sixth_ruby: "The sixth ruby is taken: the game is over.",
      round_cap: "That was the last round: the game is over.",
    },
    gameOver: (given: { ending: string; names: string; many: boolean }) =>
      given.names === ""
        ? given.ending
        : `${given.ending} ${given.names} ${given.many ? "win" : "wins"}.`,
  },
};
