// A position of Master Thieves, set up at the box: drawers are tapped, levels and the box are turned.

import { useState } from "react";
import type { GameAction, Move, Place, View } from "../../../generated/master_thieves";
import { prefersReducedMotion, settingsStore } from "../../../store/settings";
import { useStore } from "../../../store/store";
import { readPositionText } from "../../../table/positionText";
import type { PositionEditorProps } from "../../../table/studies";
import { Button } from "../../../widgets/Button";
import { KINDS } from "../model/gems";
import { movedPlaces, PLACES, placeNamed } from "../model/places";
import { MasterTable } from "../Table";
import { useAllMasterMessages } from "../words";
import { allGems, withMove } from "./boxText";
import { DrawerContents } from "./DrawerContents";
import { DrawerEditor } from "./DrawerEditor";
import { Pillows } from "./Pillows";
import { RoundEditor } from "./RoundEditor";
import style from "./Study.module.css";

const TURNS: readonly Move[] = ["rotate_1_cw", "rotate_1_ccw", "rotate_2_cw", "rotate_2_ccw"];

/** What may be tapped: every drawer, and what turns levels. */
const TAPS: readonly GameAction[] = [
  ...PLACES.map((place): GameAction => ({ word: `open ${place}`, verb: "open", place })),
  ...TURNS.map((move): GameAction => ({ word: move.replaceAll("_", " "), verb: "move_box", move })),
];
const QUESTION = { rule: "", since: 1, actions: TAPS.map(({ word }) => word), choices: [...TAPS] };

/** How the box was moved since the position could last stand. */
interface Moved {
  from: string;
  made: readonly Move[];
}

export function MasterEditor(props: PositionEditorProps) {
  const { text, lastValid, names, problem, onText } = props;
  const { master: words } = useAllMasterMessages();
  const now = useStore(settingsStore);
  const [moved, setMoved] = useState<Moved>({ from: "", made: [] });
  const [place, setPlace] = useState<Place | null>(null);
  // The border: this game wrote it.
  const view = props.view as unknown as View;
  const white = view.seats.map((seat) => seat.white);
  const need = allGems(lastValid, white);
  const have = allGems(text, white);
  const { tokens } = readPositionText(text);
  const wrongPlace = problem && placeNamed(String(problem.details.place));
  const wrong = wrongPlace && { place: wrongPlace, told: problem.told };
  // Too many gems are told wherever gems are laid: which of them was one too many, nobody knows.
  const isOfGems = problem?.code === "gems-not-conserved";
  const shown = pictured(view, lastValid, moved);
  const move = (made: Move) => {
    const before = moved.from === lastValid ? moved.made : [];
    setMoved({ from: lastValid, made: [...before, made] });
    onText(withMove(text, made));
  };
  const act = (word: string) => {
    const tap = TAPS.find((one) => one.word === word);
    if (tap?.verb === "open") setPlace(tap.place);
    if (tap?.verb === "move_box") move(tap.move);
  };
  return (
    <div className={style.editor} data-editor="master">
      <p className={style.help}>{words.study.help}</p>
      <div className={style.table}>
        <MasterTable
          shown={shown}
          cue={null}
          seat={null}
          players={names.map((name, seat) => ({
            ...{ seat, name, colour: seat, bot: null, connected: true, away: false },
          }))}
          legal={QUESTION}
          pending={null}
          act={act}
          bare
          reducedMotion={prefersReducedMotion(now)}
        />
      </div>
      <div>
        <Button data-flip onClick={() => move("flip")}>
          {words.deeds.flip}
        </Button>
      </div>
      <p className={style.balance} role="status">
        {KINDS.map((kind) => (
          <span key={kind} className={have[kind] === need[kind] ? undefined : style.wrong}>
            {words.study.balance({
              kind: words.study.kinds[kind],
              have: have[kind],
              need: need[kind],
            })}
          </span>
        ))}
      </p>
      {place === null ? null : (
        <DrawerEditor
          {...{ text, place, names, onText }}
          wrong={wrong?.place === place || isOfGems ? (problem?.told ?? null) : null}
          onClose={() => setPlace(null)}
        />
      )}
      <section>
        <h3 className={style.heading}>{words.study.contents}</h3>
        <DrawerContents
          drawers={Object.fromEntries(tokens)}
          chosen={place}
          onChoose={setPlace}
          wrong={wrong}
        />
      </section>
      <Pillows {...{ text, white, names, onText }} />
      <RoundEditor
        {...{ text, view, names, onText }}
        wrong={problem?.code === "hands-do-not-fit-the-round" ? problem.told : null}
      />
    </div>
  );
}

/** The picture follows the moves also while the position cannot stand. */
function pictured(view: View, lastValid: string, moves: Moved): View {
  const still = { ...view, open_drawer: null, phase: "move" as const };
  if (moves.from !== lastValid || view.grains === null) return still;
  const grains = moves.made.reduce((before, move) => movedPlaces(before, move), view.grains);
  const flips = moves.made.filter((move) => move === "flip").length;
  return { ...still, grains, turned_over: (view.turned_over === true) !== (flips % 2 === 1) };
}
