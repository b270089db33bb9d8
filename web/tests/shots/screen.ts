// What a picture is taken of.

import type { Camera } from "./camera";
import type { Prepared } from "./prepare";

export interface Screen {
  name: string;
  part: "screens" | "master" | "forty" | "solid";
  /** Who holds the camera, where it is not the one of this part. */
  who?: keyof Prepared["cookies"];
  /** The game that it is a picture of: one that waits, an event, or one that is over. */
  needs?: string;
  /** Also in the other languages. */
  abroad?: boolean;
  take: (camera: Camera, name: string, games: Prepared) => Promise<void>;
}
