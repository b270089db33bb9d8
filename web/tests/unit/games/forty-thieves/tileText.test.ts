import { expect, test } from "vitest";
import {
  boardOf,
  everyTile,
  exchanged,
  GAP,
  handsOf,
  isFaceUp,
  withFaceUp,
  withGem,
  withOneFewer,
  withOneMore,
  withSquare,
} from "../../../../src/games/forty-thieves/study/tileText";

const ROWS = "board=rsgs^,ytA,rmgm,ghbt/bsys,bcyc,rcrm,rtgt/-,gcbc,ymL,yhS/btrs,bhgh,ghD,gsbs";
const TEXT = `standard 2 ${ROWS} hands=rmA,gsE;- stack=rhD,$m,rsL discards=ycE`;

test("every tile is found once, golden ones too", () => {
  const tiles = everyTile(TEXT);
  expect(tiles.length).toBe(15 + 2 + 3 + 1);
  expect(new Set(tiles).size).toBe(tiles.length);
  expect(tiles).toContain("$m");
});

test("what is put on a square changes places with what lay there", () => {
  const changed = withSquare(TEXT, 0, "rmA");
  expect(boardOf(changed)[0]).toBe("rmA^");
  expect(handsOf(changed, 2)[0]).toEqual(["rsgs", "gsE"]);
  expect([...everyTile(changed)].sort()).toEqual([...everyTile(TEXT)].sort());
  expect(exchanged(changed, "rmA", "rsgs")).toBe(TEXT);
});

test("a gap takes a tile from the stack, and a tile that leaves goes under it", () => {
  const filled = withSquare(TEXT, 8, "rhD");
  expect(boardOf(filled)[8]).toBe("rhD");
  expect(filled).toContain("stack=$m,rsL");
  const emptied = withSquare(filled, 1, GAP);
  expect(boardOf(emptied)[1]).toBe(GAP);
  expect(emptied).toContain("stack=$m,rsL,ytA");
});

test("a tile is turned face up, and down again", () => {
  const up = withFaceUp(TEXT, 1, true);
  expect([isFaceUp(up, 1), isFaceUp(TEXT, 1)]).toEqual([true, false]);
  expect(withFaceUp(up, 1, false)).toBe(TEXT);
});

test("a hand gets the first tile of the stack, and gives one back under it", () => {
  const more = withOneMore(TEXT, 2, 1);
  expect(handsOf(more, 2)).toEqual([["rmA", "gsE"], ["rhD"]]);
  const fewer = withOneFewer(more, 2, 0, 1);
  expect(handsOf(fewer, 2)).toEqual([["rmA"], ["rhD"]]);
  expect(fewer).toContain("stack=$m,rsL,gsE");
});

test("a sapphire goes to a hoard and comes back", () => {
  const won = withGem(TEXT, 2, 5, 1);
  expect(won).toContain("gems=12346789 won=0,1");
  expect(withGem(won, 2, 5, 1)).toContain("gems=123456789 won=0,0");
});
