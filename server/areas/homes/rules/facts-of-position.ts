/** Returns the facts derived from a home's position, apart from its place. */
export function factsOfPosition({ quarter, kmToSea }: { quarter: string | null; kmToSea: number | null }): {
  quarter: string | null;
  dist_sea_m: number | null;
} {
  return { quarter, dist_sea_m: kmToSea === null ? null : Math.round(kmToSea * 1000) };
}
