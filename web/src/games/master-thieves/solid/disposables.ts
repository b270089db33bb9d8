// Geometries, materials and textures lie in the memory of the graphics processor: all that is kept here is
// disposed of together.

import type { BufferGeometry } from "three";

interface Disposable {
  dispose: () => void;
}

export class Disposables {
  private readonly kept = new Set<Disposable>();

  keep<Thing extends Disposable>(thing: Thing): Thing {
    this.kept.add(thing);
    return thing;
  }

  shape(geometry: BufferGeometry): BufferGeometry {
    return this.keep(geometry);
  }

  dispose(): void {
    for (const thing of this.kept) thing.dispose();
    this.kept.clear();
  }
}
