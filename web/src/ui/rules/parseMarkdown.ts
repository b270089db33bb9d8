// A small part of Markdown, as the rules use it, taken apart into a tree. Nothing of it ever
// becomes HTML text: Markdown.tsx makes elements of the tree, so nothing can be smuggled in.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong" | "em"; inside: Inline[] }
  | { kind: "link"; to: string; inside: Inline[] };

export type Block =
  | { kind: "paragraph"; inside: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "code"; text: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const BULLET = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const FENCE = /^```/;

/** Take a text apart into blocks. */
export function blocks(markdown: string): Block[] {
  const lines = markdown.replaceAll("\r", "").split("\n");
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (line.trim() === "") {
      at++;
    } else if (FENCE.test(line)) {
      const end = lines.findIndex((one, number) => number > at && FENCE.test(one));
      const to = end < 0 ? lines.length : end;
      found.push({ kind: "code", text: lines.slice(at + 1, to).join("\n") });
      at = to + 1;
    } else {
      const to = lines.findIndex((one, number) => number > at && endsBlock(one, line));
      const part = lines.slice(at, to < 0 ? lines.length : to);
      found.push(block(part));
      at += part.length;
    }
  }
  return found;
}

function endsBlock(line: string, first: string): boolean {
  if (line.trim() === "" || FENCE.test(line)) return true;
  const isList = BULLET.test(first);
  if (!isList && BULLET.test(line)) return true;
  return line.startsWith("|") !== first.startsWith("|");
}

function block(lines: string[]): Block {
  const [first = ""] = lines;
  if (first.startsWith("|") && lines.length > 1) return table(lines);
  const bullet = BULLET.exec(first);
  if (bullet === null) return { kind: "paragraph", inside: inline(join(lines)) };
  const items: string[][] = [];
  for (const line of lines) {
    const begun = BULLET.exec(line);
    if (begun !== null) items.push([begun[2] ?? ""]);
    else items.at(-1)?.push(line);
  }
  const ordered = bullet[1] !== undefined;
  return { kind: "list", ordered, items: items.map((item) => inline(join(item))) };
}

function join(lines: string[]): string {
  return lines.map((line) => line.trim()).join(" ");
}

function table(lines: string[]): Block {
  const cells = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => cell.trim()),
  );
  const rows = cells.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
  const [head = [], ...body] = rows.map((row) => row.map(inline));
  return { kind: "table", head, rows: body };
}

const PIECES = [
  /(?<code>`[^`]+`)/,
  /(?<link>\[[^\]]+\]\([^)\s]+\))/,
  /(?<strong>\*\*[^*]+\*\*)/,
  /(?<em>\*[^*\s][^*]*\*)/,
  /(?<rule>\b(?:MT|FT)-\d+(?:\.\d+)?\b)/,
];
const PIECE = new RegExp(PIECES.map((piece) => piece.source).join("|"), "g");

/** Take a line apart; numbers of paragraphs become links to them. */
export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    found.push(piece(match[0], match.groups ?? {}));
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

function piece(text: string, groups: Record<string, string | undefined>): Inline {
  if (groups.code !== undefined) return { kind: "code", text: text.slice(1, -1) };
  if (groups.strong !== undefined) return { kind: "strong", inside: inline(text.slice(2, -2)) };
  if (groups.em !== undefined) return { kind: "em", inside: inline(text.slice(1, -1)) };
  if (groups.rule !== undefined) {
    return { kind: "link", to: `#${text}`, inside: [{ kind: "text", text }] };
  }
  const [, words = "", to = ""] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(text) ?? [];
  const inside = inline(words).map((one) => (one.kind === "link" ? flat(one) : one));
  return safe(to) ? { kind: "link", to, inside } : { kind: "em", inside };
}

function flat(link: Inline): Inline {
  return { kind: "text", text: wordsIn([link]) };
}

/** Only links to paragraphs and to pages of this house lead anywhere. */
function safe(to: string): boolean {
  return /^#[\w.-]+$/.test(to) || /^\/(?!\/)[\w./?=&#-]*$/.test(to);
}

/** The words alone, for searching. */
export function wordsIn(inside: Inline[]): string {
  return inside.map((one) => ("inside" in one ? wordsIn(one.inside) : one.text)).join("");
}

/** The words of the program that a line speaks of. */
function codesInLine(inside: Inline[]): string[] {
  return inside.flatMap((one) => {
    if (one.kind === "code") return [one.text];
    return "inside" in one ? codesInLine(one.inside) : [];
  });
}

export function codesIn(block: Block): string[] {
  if (block.kind === "paragraph") return codesInLine(block.inside);
  return block.kind === "list" ? block.items.flatMap(codesInLine) : [];
}

export function blockWords(block: Block): string {
  switch (block.kind) {
    case "code":
      return block.text;
    case "paragraph":
      return wordsIn(block.inside);
    case "list":
      return block.items.map(wordsIn).join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(wordsIn).join(" ")).join("\n");
  }
}
