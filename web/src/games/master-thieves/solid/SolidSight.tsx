// The box in three dimensions, which is a part of its own: while it comes, and where it cannot, the
// flat picture stands in its place.

import { Component, lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { BoxPicture } from "../flat/BoxPicture";
import type { BoxProps } from "../model/box";
import { sceneStatus } from "./graphicsSupport";
import style from "./SolidSight.module.css";

const BoxSolid = lazy(() => import("."));

export function SolidSight({ box }: { box: BoxProps }) {
  const [drawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  const flat = <BoxPicture box={box} />;
  return (
    <SceneErrorBoundary flat={flat}>
      <div className={style.both}>
        {!drawn && flat}
        <Suspense>
          <BoxSolid box={box} drawn={drawn} onDrawn={onDrawn} />
        </Suspense>
      </div>
    </SceneErrorBoundary>
  );
}

/** The error boundary of the 3-D scene: where it fails, the flat picture is shown. */
class SceneErrorBoundary extends Component<
  { flat: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    sceneStatus.set(() => "broken");
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.flat : this.props.children;
  }
}
