import type { Landscape, Settlement } from '../../engines/geography/face.ts';

/** A subdivision is drawn as countryside, or as a city if its largest city has this many inhabitants. */
const cityFrom = 400_000;

export const landscapeOf = ({ population }: Settlement): Landscape =>
  population >= cityFrom ? 'city' : 'countryside';
