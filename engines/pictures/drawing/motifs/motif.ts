import type { Landscape } from '../landscape/landscape.ts';
import type { Stage } from '../landscape/stage.ts';

/** What a motif has to draw with: sky and far land lie behind it already, up to the camera's horizon. */
export type Setting = {
  stage: Stage;
  landscape: Landscape;
  name: string;
  /** Colour of the ground in this season. */
  ground: string;
};

/** A composition: its subject right of the middle, lines that lead to it, calm on the left. */
export type Motif = {
  /** The far shore of the water, as the picture's y below the horizon; none over dry land. */
  water: boolean;
  /** Picture's y of the horizon. */
  horizon: readonly [number, number];
  /** Metres of the eye over water or ground. */
  eye: readonly [number, number];
  draw: (setting: Setting) => string;
  /** Drawn without what closes the picture in front. */
  open?: boolean;
};
