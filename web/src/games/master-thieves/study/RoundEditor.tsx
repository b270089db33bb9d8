import type { Character, View } from "../../../generated/master_thieves";
import { useAllMessages } from "../../../i18n/use";
import { readPositionText, withTokens } from "../../../table/positionText";
import { Button } from "../../../widgets/Button";
import { Select } from "../../../widgets/Select";
import { Stepper } from "../../../widgets/Stepper";
import { useAllMasterMessages } from "../words";
import style from "./Study.module.css";

const LETTERS = ["S", "J", "G", "T", "M", "D"] as const;
const CHARACTERS: Record<(typeof LETTERS)[number], Character> = {
  S: "smuggler",
  J: "jeweler",
  G: "gemologist",
  T: "thief",
  M: "master_thief",
  D: "detective",
};
const LAST_ROUND = 99;

interface TurnProps {
  text: string;
  view: View;
  names: string[];
  /** What is wrong about the hands, if something is. */
  wrong: string | null;
  onText: (text: string) => void;
}

/** The round, what is asked, whose turn it is, and who holds which cards. */
export function RoundEditor({ text, view, names, wrong, onText }: TurnProps) {
  const t = useAllMessages();
  const { master: words } = useAllMasterMessages();
  const { tokens } = readPositionText(text);
  const phase = tokens.get("phase") ?? "choose";
  const known = phase === "choose" || phase === "open";
  const chosen = tokens.get("chosen")?.split(",") ?? names.map(() => "-");
  const hands = tokens.get("hands")?.split(",") ?? heldIn(view, chosen);
  const begin = (wanted: string) => {
    if (wanted === "choose") {
      onText(withTokens(text, { phase: null, actor: null, chosen: null, hands: null }));
    } else if (wanted === "open") {
      const cards = names.map((_, seat) => (seat === 0 ? "T" : "D"));
      const changes = { phase: "open", actor: "0", chosen: cards.join(","), hands: null };
      onText(withTokens(text, changes));
    }
  };
  const choose = (seat: number, letter: string) => {
    const changed = chosen.map((one, index) => (index === seat ? letter : one));
    onText(withTokens(text, { chosen: changed.join(","), hands: null }));
  };
  const hold = (seat: number, letter: string) => {
    const changed = hands.map((hand, index) => {
      if (index !== seat) return hand;
      const held = LETTERS.filter((one) => (one === letter) !== hand.includes(one));
      return held.join("") || "-";
    });
    onText(withTokens(text, { hands: changed.join(",") }));
  };
  const other = { value: phase, label: words.study.other({ phase }) };
  return (
    <section className={style.columns}>
      <div className={style.steppers}>
        <Select
          label={t.studies.phase}
          value={phase}
          options={[
            { value: "choose", label: words.study.phases.choose },
            { value: "open", label: words.study.phases.open },
            ...(known ? [] : [other]),
          ]}
          onValue={begin}
        />
        <Stepper
          label={words.study.round}
          least={1}
          most={LAST_ROUND}
          value={Number(tokens.get("round") ?? 1)}
          onValue={(round) => onText(withTokens(text, { round: String(round) }))}
        />
        {phase === "open" ? (
          <>
            <Select
              label={t.studies.turnOf}
              value={tokens.get("actor") ?? "0"}
              options={names.map((name, seat) => ({ value: String(seat), label: name }))}
              onValue={(actor) => onText(withTokens(text, { actor }))}
            />
            {names.map((name, seat) => (
              <Select
                key={name}
                label={words.study.chosen({ name })}
                value={chosen[seat] ?? "D"}
                options={LETTERS.map((letter) => ({
                  value: letter,
                  label: words.character[CHARACTERS[letter]],
                }))}
                onValue={(letter) => choose(seat, letter)}
              />
            ))}
          </>
        ) : null}
      </div>
      <div className={style.steppers}>
        <strong>{words.study.cards}</strong>
        {wrong === null ? null : (
          <p className={style.wrong} data-told>
            {wrong}
          </p>
        )}
        {names.map((name, seat) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
          <div key={name} role="group" aria-label={`${words.study.cards}: ${name}`}>
            <span>{name}</span>
            <div className={style.cards}>
              {LETTERS.map((letter) => (
                <Button
                  key={letter}
                  aria-pressed={hands[seat]?.includes(letter) ?? false}
                  onClick={() => hold(seat, letter)}
                >
                  {words.character[CHARACTERS[letter]]}
                </Button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The cards that a line does not name: all but the chosen one. */
function heldIn(view: View, chosen: readonly string[]): string[] {
  return view.seats.map((_, seat) => LETTERS.filter((one) => one !== chosen[seat]).join(""));
}
