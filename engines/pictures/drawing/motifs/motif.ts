import type { Landscape } from '../landscape/landscape.ts';
import type { Stage } from '../landscape/stage.ts';

/** Tools and stage of a motif: sky and far land are drawn already, up to the camera's horizon. */
export type Setting = {
  stage: Stage;
  landscape: Landscape;
  name: string;
  ground: string;
};

/** A composition: its subject is right of the middle, lines lead to it, the left is calm. */
export type Motif = {
  /** True if water lies behind the subject, up to its far shore below the horizon. */
  water: boolean;
  horizon: readonly [number, number];
  eye: readonly [number, number];
  draw: (setting: Setting) => string;
  /** Leaves out the foreground frame. */
  open?: boolean;
};
