/** Metres of a pixel at zoom 0 on the equator. */
const metresPerPixel = 40_075_017 / 512;
/** Largest width of the scale bar in pixels. */
const widthMax = 100;

export const metresOfPixel = (lat: number, zoom: number): number =>
  (metresPerPixel * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom;

/** Returns the longest round distance (1, 2 or 5 times a power of ten) that fits the scale bar, in metres, and its width in pixels. */
export function computeScale(lat: number, zoom: number): { metres: number; pixels: number } {
  const perPixel = metresOfPixel(lat, zoom);
  const longest = perPixel * widthMax;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = [5, 2, 1].map((digit) => digit * power).find((length) => length <= longest) ?? power;
  return { metres, pixels: Math.round(metres / perPixel) };
}
