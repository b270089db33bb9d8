#!/usr/bin/env node
// Deals a recorded game once more, and says whether it was dealt as promised.
//
//     node tools/recompute_deal.mjs RECORD...
//
// RECORD is a file in either form, text or JSON; there may be several. Written from docs/deals.md alone, with nothing but
// Node: no part of Larceny is used, so that nobody has to believe Larceny.
//
// It prints what was dealt, one thing a line, and ends with 0 if everything fits, 1 if something
// does not, 2 if there is nothing to be checked.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

class Unusable extends Error {}

// The record -------------------------------------------------------------------------------------

/** Read a record in either form: what of it a deal depends on, and who decided what. */
function readRecord(text) {
  return text.trimStart().startsWith("{") ? fromJson(text) : fromText(text);
}

function fromJson(text) {
  const told = JSON.parse(text);
  if (told.format !== "larceny-record") throw new Unusable("This is no record of a finished game.");
  if (![1, 2].includes(told.version)) throw new Unusable("This record is newer than this program.");
  return {
    game: told.game,
    version: told.rules_version,
    rules: told.ruleset,
    players: told.players.length,
    commitment: told.commitment,
    secret: told.secret,
    contributions: told.contributions,
    sealed: told.version === 2 ? told.sealed : null,
    start: told.start,
    moves: told.moves,
  };
}

function fromText(text) {
  const lines = text.split(/\r?\n/);
  const [, version] = /^Larceny record ([12])$/.exec(lines[0].trim()) ?? [];
  if (version === undefined) throw new Unusable("This is no record.");
  const tags = new Map();
  const moves = [];
  for (const line of lines.slice(1)) {
    if (line.startsWith(";")) continue;
    const decided = /^(\d+): (.+)$/.exec(line);
    const tag = /^([A-Z][A-Za-z-]*): ?(.*)$/.exec(line);
    if (decided) {
      for (const word of decided[2].split(", ")) moves.push([Number(decided[1]), word]);
    } else if (tag) {
      tags.set(tag[1], [...(tags.get(tag[1]) ?? []), tag[2]]);
    }
  }
  const one = (name) => tags.get(name)?.[0];
  return {
    game: one("Game"),
    version: Number(one("Rules-version")),
    rules: readRules(one("Rules") ?? ""),
    players: (tags.get("Player") ?? []).length,
    commitment: one("Commitment"),
    secret: one("Secret") ?? null,
    contributions: tags.get("Contribution") ?? [],
    sealed: version === "2" ? readSealed(tags) : null,
    start: one("Start") ?? null,
    moves,
  };
}

/** How the seats sealed what they added: `Seal: sealed 5f…`, `Withheld: 0 2`, `Beacon: …`. */
function readSealed(tags) {
  const seals = (tags.get("Seal") ?? []).map((line) => line.split(" "));
  const [beacon] = tags.get("Beacon") ?? [];
  const [chain, round, signature, randomness] = beacon?.split(" ") ?? [];
  return {
    table: tags.get("Table")?.[0] ?? "",
    round: Number(tags.get("Round")?.[0]),
    added_by: seals.map(([how]) => how),
    seals: seals.map(([, seal]) => seal ?? ""),
    withheld: (tags.get("Withheld") ?? []).map((line) => line.split(" ").map(Number)),
    beacon: beacon === undefined ? null : { chain, round: Number(round), signature, randomness },
  };
}

/** `three_tales[fixed_jars=true]`: an edition, and the fields in which the rules differ from it. */
function readRules(text) {
  const [, edition, inside] = /^(\w+)(?:\[(.*)\])?$/.exec(text) ?? [];
  if (edition === undefined) throw new Unusable(`These are no rules: ${text}`);
  const rules = {};
  if (["leaders", "three_tales", "family"].includes(edition)) rules[edition] = true;
  for (const change of inside ? inside.split(",") : []) {
    const [field, value] = change.split("=");
    rules[field] = value === "true" ? true : value === "false" ? false : value;
  }
  return rules;
}

// The key, and the stream ------------------------------------------------------------------------

function sha256(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function netstring(text) {
  const bytes = Buffer.from(text, "utf8");
  return Buffer.concat([Buffer.from(`${bytes.length}:`), bytes, Buffer.from(",")]);
}

function keyOf({ secret, contributions, sealed }) {
  if (sealed === null) return sha256("larceny/1,", ...[secret, ...contributions].map(netstring));
  const { table, round, beacon } = sealed;
  const texts = [secret, table, `${round}`, beacon?.randomness ?? "", ...contributions];
  return sha256("larceny/2,", ...texts.map(netstring));
}

// The seals --------------------------------------------------------------------------------------

/** The seal that a text of a round leads to: one link for each round down to 0. */
function sealOf(record, seat, round, text) {
  for (let r = round; r >= 0; r--) {
    const about = [record.sealed.table, record.commitment, `${seat}`, `${r}`, text];
    text = sha256("larceny/2 seal,", ...about.map(netstring)).toString("hex");
  }
  return text;
}

/** What does not fit about the seals, in words; nothing, if all does. */
function wrongSeals(record) {
  const { sealed, contributions, players } = record;
  const { round, added_by: addedBy, seals, withheld, beacon } = sealed;
  const wrong = [];
  const out = new Set(withheld.map(([, seat]) => seat));
  if ([contributions, addedBy, seals].some((list) => list.length !== players)) {
    return ["there is not one for each seat"];
  }
  contributions.forEach((text, seat) => {
    const how = addedBy[seat];
    const empty = how === "none" || out.has(seat);
    const fits = empty
      ? text === "" && (seals[seat] === "") === (how === "none")
      : sealOf(record, seat, how === "sealed" ? round : 0, text) === seals[seat];
    if (!fits) wrong.push(`seat ${seat} did not seal what it added`);
  });
  const failed = withheld.map(([r]) => r);
  const inTurn = failed.every((r, i) => i === 0 || failed[i - 1] <= r);
  const each = upTo(round).every((r) => failed.includes(r)) && failed.every((r) => r < round);
  const once = out.size === withheld.length && [...out].every((s) => addedBy[s] === "sealed");
  if (!(inTurn && each && once)) wrong.push(`it cannot have taken ${round + 1} rounds like this`);
  if (beacon !== null) {
    const randomness = sha256(Buffer.from(beacon.signature, "hex")).toString("hex");
    if (randomness !== beacon.randomness) wrong.push("the beacon's randomness is not its own");
  }
  return wrong;
}

class Stream {
  #key;
  #next = 0n;

  constructor(key) {
    this.#key = key;
  }

  #word() {
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(this.#next++);
    return sha256(this.#key, number).readBigUInt64BE();
  }

  below(n) {
    const all = 1n << 64n;
    const limit = all - (all % BigInt(n));
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return Number(word % BigInt(n));
  }

  draw(list, number) {
    const items = [...list];
    for (let i = 0; i < number && i < items.length - 1; i++) {
      const j = i + this.below(items.length - i);
      [items[i], items[j]] = [items[j], items[i]];
    }
    return items.slice(0, number);
  }

  shuffle(list) {
    return this.draw(list, list.length);
  }

  firstPlayer(rules, players) {
    const named = rules.first_player ?? "chance";
    return named === "chance" ? this.below(players) : Number(named.replace("seat_", ""));
  }
}

const upTo = (n) => Array.from({ length: n }, (_, i) => i);

// Master Thieves ---------------------------------------------------------------------------------

const CHARACTERS = ["smuggler", "jeweler", "gemologist", "thief", "master-thief", "detective"];
const DETECTIVE = CHARACTERS.length - 1;

function dealMasterThieves(stream, { rules, players }) {
  const grain = stream.shuffle([..."abcdefghijkl"]).join("");
  const stacks = CHARACTERS.map(() => stream.draw([1, 2, 3, 4, 5, 6, 7, 8], players));
  const cards = upTo(players).map((seat) => stacks.map((stack) => stack[seat]));
  const first = stream.firstPlayer(rules, players);
  return {
    first,
    cards,
    lines: [
      ["Grain", grain],
      ["Cards", cards.map((six) => six.join("")).join(",")],
      ["First", first],
    ],
  };
}

/** Who fills, and who opens drawers in each round, must be as the cards say. */
function checkMasterThieves({ rules, players, moves }, { first, cards }) {
  const clockwise = upTo(players).map((step) => (first + step) % players);
  const { filling, rounds } = partsOf(moves, players);
  const filled = filling.filter((seat, i) => i === 0 || seat !== filling[i - 1]);
  const wrong = [];
  if (rules.fill_order !== "free" && !begins(clockwise, filled)) {
    wrong.push(`the box was filled by ${filled}, not by ${clockwise}`);
  }
  let numbers = cards;
  rounds.forEach(({ chosen, opened }, index) => {
    if (index > 0 && index % 6 === 0) numbers = [numbers.at(-1), ...numbers.slice(0, -1)];
    const order = [...chosen.keys()]
      .filter((seat) => chosen.get(seat) !== DETECTIVE)
      .sort((a, b) => {
        const [one, other] = [chosen.get(a), chosen.get(b)];
        return one - other || numbers[a][one] - numbers[b][other];
      });
    const last = index === rounds.length - 1;
    if (!begins(order, opened) || (!last && opened.length < order.length)) {
      wrong.push(`in round ${index + 1} drawers were opened by ${opened}, not by ${order}`);
    }
  });
  return { wrong, seen: `${filled.length} fillings and ${rounds.length} rounds fit` };
}

/** Whether some seats are the first of an order. */
function begins(order, seats) {
  return seats.length <= order.length && seats.every((seat, i) => seat === order[i]);
}

/** Cut the moves into who opened drawers before the first round, and what happened in each. */
function partsOf(moves, players) {
  const filling = [];
  const rounds = [];
  for (const [seat, word] of moves) {
    const round = rounds.at(-1);
    if (word.startsWith("choose ")) {
      const anew = round === undefined || round.chosen.size === players;
      if (anew) rounds.push({ chosen: new Map(), opened: [] });
      rounds.at(-1).chosen.set(seat, CHARACTERS.indexOf(word.slice("choose ".length)));
    } else if (word.startsWith("open ")) {
      (round === undefined ? filling : round.opened).push(seat);
    }
  }
  return { filling, rounds };
}

// 40 Thieves -------------------------------------------------------------------------------------

const COLOURS = [..."rgby"];
const SYMBOLS = [..."scmht"];
const SPECIALS = [..."LSADE"];
const GOLDEN = ["$m", "$g", "$s"];

const SYMBOL_WAYS = `
  cshtm cstmh cmsth cmhts cmtsh chstm chtsm chtms ctsmh cthsm cthms
  mscth mshtc mstch mhstc mhcts mhtsc mhtcs mtsch mtcsh mthsc mthcs
  hsctm hstcm hstmc hmstc hmcts hmtsc hmtcs htscm htsmc htcsm htcms
  tscmh tshcm tshmc tmsch tmcsh tmhsc tmhcs thscm thsmc thcsm thcms`
  .trim()
  .split(/\s+/);
const COLOUR_WAYS = "gryb gbyr gyrb bryg byrg bygr yrgb ybrg ybgr".split(" ");

/** What is exchanged for what, and the special tile of every jar. */
function drawJars(stream, rules) {
  if (rules.fixed_jars === true) {
    return {
      symbols: COLOURS.map(() => "cmhts"),
      colours: SYMBOLS.map(() => "gbyr"),
      specials: upTo(20).map((jar) => SPECIALS[(Math.floor(jar / 5) + (jar % 5)) % 5]),
    };
  }
  const symbols = COLOURS.map(() => SYMBOL_WAYS[stream.below(SYMBOL_WAYS.length)]);
  const colours = SYMBOLS.map(() => COLOUR_WAYS[stream.below(COLOUR_WAYS.length)]);
  const specials = stream.shuffle([...SPECIALS, ...SPECIALS, ...SPECIALS, ...SPECIALS]);
  return { symbols, colours, specials };
}

/** Every tile by its number, as the notation writes it: its jar and its front. */
function tilesOf({ symbols, colours, specials }, rules) {
  const tiles = [];
  for (const jar of upTo(20)) {
    const [c, s] = [Math.floor(jar / 5), jar % 5];
    const back = COLOURS[c] + SYMBOLS[s];
    const symbol = symbols[c][s];
    const leads = rules.leaders === true && symbol === "t";
    tiles.push(back + COLOURS[c] + (leads ? "!" : symbol));
    tiles.push(back + colours[s][c] + SYMBOLS[s]);
    tiles.push(back + specials[jar]);
  }
  return [...tiles, ...GOLDEN];
}

function dealFortyThieves(stream, { rules, players }) {
  const tiles = tilesOf(drawJars(stream, rules), rules);
  const inPlay = upTo(63).filter((tile) =>
    tile >= 60 ? rules.three_tales === true : rules.family !== true || tile % 3 !== 2,
  );
  const order = stream.shuffle(inPlay).map((tile) => tiles[tile]);
  const first = stream.firstPlayer(rules, players);
  const board = upTo(4).map((row) => order.slice(4 * row, 4 * row + 4).join(","));
  const stack = order.slice(16).reverse();
  return {
    first,
    stack,
    lines: [
      ["Board", board.join("/")],
      ["Stack", stack.join(",")],
      ["First", first],
    ],
  };
}

/** The first decision is the first player's; a tile that is played at once is a Lantern. */
function checkFortyThieves({ moves }, { first, stack }) {
  const wrong = [];
  const [seat, word] = moves[0] ?? [first, ""];
  if (seat !== first) wrong.push(`seat ${seat} began, not ${first}`);
  const hand = stack.slice(0, 3);
  const played = /^play (\d)$/.exec(word);
  if (played && !hand.some((tile) => GOLDEN.includes(tile))) {
    const tile = hand[Number(played[1]) - 1];
    if (!tile.endsWith("L")) wrong.push(`${tile} was played, and is no Lantern`);
  }
  return { wrong, seen: moves.length > 0 ? "the first decision fits" : "there are none" };
}

// Both -------------------------------------------------------------------------------------------

const GAMES = {
  "master-thieves": { deal: dealMasterThieves, check: checkMasterThieves },
  "forty-thieves": { deal: dealFortyThieves, check: checkFortyThieves },
};

function recompute(record, say) {
  const game = GAMES[record.game];
  if (game === undefined) throw new Unusable(`How ${record.game} is dealt is not known here.`);
  if (record.version !== 1) throw new Unusable("This game was dealt by other rules than these.");
  if (record.start) throw new Unusable("This game began from a position; nothing was dealt.");
  if (record.secret === null) throw new Unusable("The record has no secret yet.");
  const kept = sha256(record.secret).toString("hex") === record.commitment;
  say("Commitment", kept ? "fits" : "DOES NOT FIT: this is not the secret that was promised");
  const unsealed = record.sealed === null ? [] : wrongSeals(record);
  for (const one of unsealed) say("Seals", `DO NOT FIT: ${one}`);
  if (record.sealed !== null && unsealed.length === 0) say("Seals", sealedBy(record.sealed));
  const key = keyOf(record);
  say("Key", key.toString("hex"));
  const dealt = game.deal(new Stream(key), record);
  for (const [name, value] of dealt.lines) say(name, value);
  const { wrong, seen } = game.check(record, dealt);
  for (const one of wrong) say("Moves", `DO NOT FIT: ${one}`);
  if (wrong.length === 0) say("Moves", seen);
  return kept && unsealed.length === 0 && wrong.length === 0;
}

/** How the seats added something, and who withheld. */
function sealedBy({ added_by: addedBy, withheld }) {
  const late = withheld.map(([round, seat]) => `; seat ${seat} withheld in round ${round}`);
  return `${addedBy.join(", ")}${late.join("")} fit`;
}

/** Check one file; say how the program ends if there is no other. */
function checked(path) {
  try {
    const record = readRecord(readFileSync(path, "utf8"));
    return recompute(record, (name, value) => console.log(`${name}: ${value}`)) ? 0 : 1;
  } catch (error) {
    console.log(`Unusable: ${error.message}`);
    return 2;
  }
}

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error("Please name a record: node tools/recompute_deal.mjs RECORD");
  process.exitCode = 2;
}
for (const path of paths) {
  if (paths.length > 1) console.log(`Record: ${path}`);
  process.exitCode = Math.max(process.exitCode ?? 0, checked(path));
}
