import { air, meet, type PinBox } from './thin-out.ts';

/**
 * How many pixels further down a pin is drawn, so that no button at the map's upper edge covers it. What has left the
 * map over that edge stays where it is.
 */
export function stepAside(pin: PinBox, covers: readonly PinBox[]): number {
  if (pin.y + pin.height / 2 < 0) return 0;
  let y = pin.y;
  for (const cover of [...covers].sort((a, b) => a.y - b.y)) {
    if (meet({ ...pin, y }, cover)) y = cover.y + cover.height + air;
  }
  return y - pin.y;
}
