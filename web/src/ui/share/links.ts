// The addresses under which a moment of a game is found elsewhere.

import { settingsStore } from "../../store/settings";

export interface Moment {
  table: string;
  seq: number | null;
  eyes: string;
}

function query({ seq, eyes }: Moment): string {
  const { language } = settingsStore.get();
  const asked = new URLSearchParams();
  if (seq !== null) asked.set("seq", String(seq));
  if (eyes !== "spectator") asked.set("eyes", eyes);
  // Whoever shows a preview of the link asks for it without a language of its own.
  if (language !== "en") asked.set("lang", language);
  const text = asked.toString();
  return text === "" ? "" : `?${text}`;
}

/** The replay at this moment, through these eyes. */
export function momentLink(moment: Moment): string {
  return `${location.origin}/replay/${moment.table}${query(moment)}`;
}

/** What a preview of that link shows. */
export function pictureLink(moment: Moment, form: "png" | "svg"): string {
  return `/api/tables/${moment.table}/picture.${form}${query(moment)}`;
}

/** The board alone after a step of a finished game. */
export function sceneLink(table: string, seq: number, eyes: string): string {
  return `/api/tables/${table}/picture.scene.svg?seq=${seq}&eyes=${eyes}`;
}

/** What somebody writes into a page of his own, to have the replay in it. */
export function embedCode(moment: Moment, title: string): string {
  const address = `${location.origin}/embed/replay/${moment.table}${query(moment)}`;
  const written = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${written(address)}" title="${written(title)}" width="100%" height="640" style="border:0" loading="lazy" allowfullscreen></iframe>`;
}
