import type { Four } from './region.ts';

/**
 * The states of each country, by the code that GeoNames gives the first level of administration: one name, if it is
 * the same in all languages, or the names in de, en, fr, it. Slovenia, Montenegro and Malta have municipalities at their first
 * level and no states.
 */
export type StateNames = Readonly<Record<string, Readonly<Record<string, string | Four>>>>;
