/** From west eastwards to east; west is greater than east if the range crosses the date line. */
interface LongitudeRange {
  west: number;
  east: number;
}

/** Returns the narrowest range that contains all given ones (at least one). It crosses the date line instead of going around the world. */
export function rangeAround(ranges: readonly LongitudeRange[]): LongitudeRange {
  const eastwards = ranges
    .map(({ west, east }) => ({ west, east: east < west ? east + 360 : east }))
    .sort((one, other) => one.west - other.west);
  const reach = Math.max(...eastwards.map(({ east }) => east));
  let widest = eastwards[0]!.west + 360 - reach;
  let around = { west: eastwards[0]!.west, east: reach };
  let eastEnd = Math.max(eastwards[0]!.east, reach - 360);
  for (const { west, east } of eastwards.slice(1)) {
    if (west - eastEnd > widest) {
      widest = west - eastEnd;
      around = { west, east: eastEnd };
    }
    eastEnd = Math.max(eastEnd, east);
  }
  if (widest <= 0) return { west: -180, east: 180 };
  return { west: around.west, east: around.east > 180 ? around.east - 360 : around.east };
}
