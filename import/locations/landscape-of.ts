import type { Landscape, Settlement } from '../../engines/geography/face.ts';

/** A subdivision is drawn as countryside, where a city of this size is what one goes to see it is drawn as a city. */
const cityFrom = 400_000;

export const landscapeOf = ({ population }: Settlement): Landscape =>
  population >= cityFrom ? 'city' : 'countryside';
