import { wideArea } from '../../domain/wide-areas.ts';

/** The regions that a filter names: one, several with commas between them, or those of a wide area. */
export const regionKeys = (region: string): readonly string[] =>
  wideArea(region)?.regions ?? region.split(',');
