import { wideArea } from '../../domain/wide-areas.ts';

/** Returns the regions that a filter names: a single one, several separated by commas, or those of a wide area. */
export const regionKeys = (region: string): readonly string[] =>
  wideArea(region)?.regions ?? region.split(',');
