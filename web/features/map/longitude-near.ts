/** Returns the longitude, plus or minus 360 degrees if that is nearer to the other one. */
export const longitudeNear = (lon: number, other: number): number =>
  lon + 360 * Math.round((other - lon) / 360);
