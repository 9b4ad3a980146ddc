import { pinGap, overlap, type PinBox } from './thin-out.ts';

/**
 * Returns the pixels by which a pin is moved down, so that no button at the map's upper edge covers it. A pin beyond that edge stays in
 * place.
 */
export function shiftBelow(pin: PinBox, covers: readonly PinBox[]): number {
  if (pin.y + pin.height / 2 < 0) return 0;
  let y = pin.y;
  for (const cover of [...covers].sort((a, b) => a.y - b.y)) {
    if (overlap({ ...pin, y }, cover)) y = cover.y + cover.height + pinGap;
  }
  return y - pin.y;
}

/**
 * Returns the pixels, zero or negative, by which a pin is moved up, so that no button at the map's lower edge covers it. A pin below
 * `mapHeight`, in pixels, stays in place.
 */
export function shiftAbove(pin: PinBox, covers: readonly PinBox[], mapHeight: number): number {
  if (pin.y + pin.height / 2 > mapHeight) return 0;
  let y = pin.y;
  for (const cover of [...covers].sort((a, b) => b.y - a.y)) {
    if (overlap({ ...pin, y }, cover)) y = cover.y - pin.height - pinGap;
  }
  return y - pin.y;
}

/**
 * Returns the pixels by which a pin is moved sideways, so that the map's edge does not cut it. @param x is its place; a pin whose place is
 * not in view stays there.
 */
export function shiftInside(
  { x: left, width }: Pick<PinBox, 'x' | 'width'>,
  x: number,
  mapWidth: number,
): number {
  if (x < 0 || x > mapWidth || width + 2 * pinGap > mapWidth) return 0;
  return Math.min(Math.max(left, pinGap), mapWidth - width - pinGap) - left;
}
