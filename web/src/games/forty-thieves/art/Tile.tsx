import type { Front, Jar } from "../../../generated/forty_thieves";
import { useTable } from "../board/context";
import { readFront, readJar } from "../model/notation";
import type { Look } from "../model/scene";
import { FrontFace } from "./FrontFace";
import { GemArt } from "./GemArt";
import { Lid } from "./Lid";
import { EyeMark } from "./Small";

/** A jar, or its lid alone, with its letter if letters are wanted. */
export function JarLid({ jar, alone = false }: { jar: Jar | null; alone?: boolean }) {
  const { letters, t } = useTable();
  const painted = readJar(jar);
  const letter = letters && painted ? t.names.letter[painted.colour] : null;
  return <Lid jar={jar} letter={letter} alone={alone} />;
}

/** A front with its letter, if letters are wanted. */
export function TileFront({ front }: { front: Front }) {
  const { letters, t } = useTable();
  const face = readFront(front);
  const colour = face?.kind === "thief" || face?.kind === "leader" ? face.colour : null;
  return <FrontFace front={front} letter={letters && colour ? t.names.letter[colour] : null} />;
}

/** Anything that can be on its way. */
export function LookOf({ look }: { look: Look }) {
  if (look.kind === "jar") return <JarLid jar={look.jar} />;
  if (look.kind === "front") return <TileFront front={look.front} />;
  return look.kind === "gem" ? <GemArt /> : <EyeMark />;
}
