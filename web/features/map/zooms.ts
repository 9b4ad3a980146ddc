/**
 * Maximum zoom of a map without streets. Its coasts are accurate to 100 m, two pixels here, its rivers to about a kilometre, twenty pixels.
 * At higher zooms the map would be empty, and rivers would be in the wrong street.
 */
const shapesZoomMax = 10;

/** Maximum zoom of a street map, and of a map on which a house is marked: a house is as large as a thumb. */
const streetsZoomMax = 17;

/** Maximum zoom of a map by what it has to draw. With `toHouse` it leads to a single house, even where only coordinates and the scale tell where. */
export function zoomMaxOf(
  { styleUrl, streets }: { styleUrl: string | null; streets: { maxZoom: number } | null },
  toHouse: boolean,
): number {
  if (styleUrl !== null || toHouse) return streetsZoomMax;
  return streets ? Math.min(streetsZoomMax, streets.maxZoom + 2) : shapesZoomMax;
}
