import type { Landscape, Settlement } from '../../engines/geography/face.ts';

/** The largest city of a subdivision needs this many inhabitants for an urban picture. */
const cityFrom = 400_000;

export const chooseLandscape = ({ population }: Settlement): Landscape =>
  population >= cityFrom ? 'city' : 'countryside';
