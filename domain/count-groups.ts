/**
 * What a search can count, by what it costs: options of filters with a closed list and offers are read off the hits,
 * while tolerances look at more arrivals, and other regions and countries at more homes than the search itself.
 */
export const countGroups = ['options', 'offers', 'tolerances', 'regions', 'countries'] as const;
export type CountGroup = (typeof countGroups)[number];

const groupOfKey: Readonly<Record<string, CountGroup>> = {
  offerFilter: 'offers',
  tolerance: 'tolerances',
  region: 'regions',
  country: 'countries',
};

/** The group of a count by its name, "<filter>:<value>". */
export function groupOfCount(name: string): CountGroup {
  return groupOfKey[name.slice(0, name.indexOf(':'))] ?? 'options';
}
