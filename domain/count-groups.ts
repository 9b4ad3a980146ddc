/**
 * Groups by cost: counts for options of closed filters and offers are derived from the hits; tolerances examine more arrivals, and other
 * regions and countries more homes, than the search itself.
 */
export const countGroups = ['options', 'offers', 'tolerances', 'regions', 'countries'] as const;
export type CountGroup = (typeof countGroups)[number];

const groupOfKey: Readonly<Record<string, CountGroup>> = {
  offerFilter: 'offers',
  tolerance: 'tolerances',
  region: 'regions',
  country: 'countries',
};

export function groupOfCount(name: string): CountGroup {
  return groupOfKey[name.slice(0, name.indexOf(':'))] ?? 'options';
}
