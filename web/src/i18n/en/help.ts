// Hints with their reasons, and a master's judgement of a game that is over.

import type { Who } from "../who";
import { does, whose } from "./who";

export const help = {
  hint: "Hint",
  asking: "Thinking it over …",
  spoken: (given: { deed: string; why: string }) => `Hint: ${given.deed}. ${given.why}`,
  follow: "Do it",
  why: "Why?",
  likely: "A grandmaster would play:",
  chance: (given: { percent: number }) => `${given.percent} %`,
  explain: "What does this do?",
  key: "asks for a hint, where the table allows it",
  analysis: {
    ask: "Ask the master",
    dismiss: "Without the master",
    title: "The master’s judgement",
    about: (given: { who: Who }) =>
      `What the strongest bot would have done in ${whose(given.who)} place, knowing no more.`,
    waiting: "Other games are judged first …",
    progress: (given: { done: number; of: number }) =>
      `${given.done} of ${given.of} decisions judged`,
    costliest: "The costliest decisions",
    noneYet: "Nothing costly so far.",
    clean: "No decision cost 5 % or more. Well played!",
    better: (given: { best: string }) => `better: ${given.best}`,
    made: (given: { who: Who }) => `${does(given.who, "did", "did")}`,
    best: "The master",
    agrees: "The master would have done the same.",
    cost: (given: { percent: number }) => `−${given.percent} %`,
    costs: (given: { percent: number }) => `It cost ${given.percent} % of the chance to win.`,
    error: (given: { percent: number }) => `Standard error of the play-outs: ±${given.percent} %.`,
    net: (given: { made: number; best: string; chance: number }) =>
      `A grandmaster plays this ${given.made} % of the time, and most often: ${given.best} (${given.chance} %).`,
    netSame: (given: { made: number }) =>
      `A grandmaster plays this most often, too: ${given.made} % of the time.`,
    unjudged: "Here there was nothing to judge, or somebody else decided.",
  },
  chances: {
    show: "Chances",
    help: "How likely each theft was, to one who forgets nothing.",
    at: (given: { label: string; percent: number }) =>
      `${given.label}, chance of a theft ${given.percent} %`,
  },
};
