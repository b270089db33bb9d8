// A position of 40 Thieves, set up on the board: squares, sapphires and hands are tapped.

import { useState } from "react";
import type { GameAction, Square, View } from "../../../generated/forty_thieves";
import { prefersReducedMotion, settingsStore } from "../../../store/settings";
import { useStore } from "../../../store/store";
import type { PositionEditorProps } from "../../../table/studies";
import { Button } from "../../../widgets/Button";
import { GEMS, SQUARES, squareIndex } from "../model/notation";
import { FortyTable } from "../Table";
import { useAllFortyMessages } from "../words";
import { GemGiver } from "./GemGiver";
import { Hands } from "./Hands";
import { Fronts } from "./HiddenFronts";
import style from "./Study.module.css";
import { TilePicker } from "./TilePicker";
import { TurnEditor } from "./TurnEditor";
import {
  boardOf,
  exchanged,
  GAP,
  handsOf,
  isFaceUp,
  partsOf,
  withFaceUp,
  withSquare,
} from "./tileText";

/** What may be tapped: every square, and every sapphire. */
const TAPS: readonly GameAction[] = [
  ...SQUARES.map((square): GameAction => ({ word: `glimpse ${square}`, verb: "glimpse", square })),
  ...GEMS.map((gem): GameAction => ({ word: `take ${gem}`, verb: "take_gem", gem })),
];
const QUESTION = { rule: "", since: 1, actions: TAPS.map(({ word }) => word), choices: [...TAPS] };

/** What was tapped last. */
type Tapped =
  | { kind: "square"; square: number }
  | { kind: "slot"; seat: number; slot: number }
  | { kind: "gem"; gem: number };

export function FortyEditor(props: PositionEditorProps) {
  const { text, names, problem, onText } = props;
  const words = useAllFortyMessages().forty;
  const now = useStore(settingsStore);
  const [tapped, setTapped] = useState<Tapped | null>(null);
  // The border: this game wrote it.
  const view = props.view as unknown as View;
  const players = names.length;
  const squares = squaresNamed(text, problem);
  const close = () => setTapped(null);
  const act = (word: string) => {
    const tap = TAPS.find((one) => one.word === word);
    if (tap?.verb === "glimpse") setTapped({ kind: "square", square: squareIndex(tap.square) });
    if (tap?.verb === "take_gem") setTapped({ kind: "gem", gem: tap.gem });
  };
  const lies = (of: Tapped): string => {
    if (of.kind === "square") return (boardOf(text)[of.square] ?? GAP).replace("^", "");
    return of.kind === "slot" ? (handsOf(text, players)[of.seat]?.[of.slot] ?? GAP) : GAP;
  };
  return (
    <div className={style.editor} data-editor="forty">
      <p className={style.help}>{words.study.help}</p>
      <div className={style.table}>
        <FortyTable
          shown={{ ...view, phase: "glimpse" }}
          cue={null}
          seat={null}
          players={names.map((name, seat) => ({
            ...{ seat, name, colour: seat, bot: null, connected: true, away: false },
          }))}
          legal={QUESTION}
          pending={null}
          act={act}
          replaying
          reducedMotion={prefersReducedMotion(now)}
        />
      </div>
      <div>
        <Fronts
          fronts={boardOf(text).map((tile) =>
            tile === GAP ? null : partsOf(tile.replace("^", "")).front,
          )}
          wrong={squares}
        />
        {squares.length === 0 ? null : (
          <p className={style.wrong} data-told>
            {squares.join(", ")}: {problem?.told}
          </p>
        )}
      </div>
      {tapped?.kind === "square" ? (
        <TilePicker
          title={words.study.square({ square: SQUARES[tapped.square] ?? "" })}
          text={text}
          lies={lies(tapped)}
          onTile={(tile) => onText(withSquare(text, tapped.square, tile))}
          onClose={close}
        >
          <label className={style.check}>
            <input
              type="checkbox"
              checked={isFaceUp(text, tapped.square)}
              disabled={lies(tapped) === GAP}
              onChange={(event) => onText(withFaceUp(text, tapped.square, event.target.checked))}
            />
            {words.study.faceUp}
          </label>
          <Button
            disabled={lies(tapped) === GAP}
            onClick={() => onText(withSquare(text, tapped.square, GAP))}
          >
            {words.study.gap}
          </Button>
        </TilePicker>
      ) : null}
      {tapped?.kind === "slot" ? (
        <TilePicker
          title={words.study.slot({ name: names[tapped.seat] ?? "", slot: tapped.slot + 1 })}
          text={text}
          lies={lies(tapped)}
          onTile={(tile) => onText(exchanged(text, lies(tapped), tile))}
          onClose={close}
        />
      ) : null}
      {tapped?.kind === "gem" ? (
        <GemGiver
          {...{ text, names, onText }}
          gem={tapped.gem}
          wrong={problem?.code === "sapphires-not-conserved" ? problem.told : null}
          onClose={close}
        />
      ) : null}
      <Hands
        {...{ text, names, onText }}
        wrong={
          problem?.code === "too-many-tiles-in-hand"
            ? { seat: Number(problem.details.seat), told: problem.told }
            : null
        }
        onSlot={(seat, slot) => setTapped({ kind: "slot", seat, slot })}
        onGone={close}
      />
      <TurnEditor {...{ text, names, onText }} />
    </div>
  );
}

/** The squares on which a tile lies that cannot lie there (again). */
function squaresNamed(text: string, problem: PositionEditorProps["problem"]): Square[] {
  if (problem === null || !["no-such-tile", "tile"].includes(problem.code)) return [];
  const tile = String(problem.details.text);
  const board = boardOf(text);
  return SQUARES.filter((_, at) => board[at]?.replace("^", "") === tile);
}
