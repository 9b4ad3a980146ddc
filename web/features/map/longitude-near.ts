/** The same longitude, counted on beyond 180 degrees where that is nearer to another. */
export const longitudeNear = (lon: number, other: number): number =>
  lon + 360 * Math.round((other - lon) / 360);
