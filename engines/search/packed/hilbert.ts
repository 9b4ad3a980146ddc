const order = 15;
const side = 1 << order;

/** Position along a Hilbert curve over the world: close values are mostly close on the earth. */
function hilbertValue(lat: number, lon: number): number {
  let x = Math.min(side - 1, Math.floor(((lon + 180) / 360) * side));
  let y = Math.min(side - 1, Math.floor(((lat + 90) / 180) * side));
  let value = 0;
  for (let step = side >> 1; step > 0; step >>= 1) {
    const right = (x & step) > 0 ? 1 : 0;
    const up = (y & step) > 0 ? 1 : 0;
    value += step * step * ((3 * right) ^ up);
    if (up === 0) {
      if (right === 1) {
        x = side - 1 - x;
        y = side - 1 - y;
      }
      [x, y] = [y, x];
    }
  }
  return value;
}

/** Homes in order of their places along the curve. */
export function alongCurve(
  docIds: readonly number[],
  { lat, lon }: { lat: ArrayLike<number>; lon: ArrayLike<number> },
): number[] {
  // Value and doc id in one number of 53 bits.
  const keys = new Float64Array(docIds.length);
  for (let index = 0; index < docIds.length; index += 1) {
    const docId = docIds[index]!;
    keys[index] = hilbertValue(lat[docId]!, lon[docId]!) * 2 ** 23 + docId;
  }
  return Array.from(keys.sort(), (key) => key % 2 ** 23);
}
