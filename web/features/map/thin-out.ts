export type PinSize = 'full' | 'mark' | 'hidden';

export interface PinBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of a pin without its text. */
const markWidth = 30;
/** Pixels between two pins. */
export const pinGap = 3;

/** Returns whether two boxes overlap, or are closer than `pinGap`. */
export const overlap = (one: PinBox, other: PinBox): boolean =>
  one.x < other.x + other.width + pinGap &&
  other.x < one.x + one.width + pinGap &&
  one.y < other.y + other.height + pinGap &&
  other.y < one.y + one.height + pinGap;

/**
 * Returns sizes at which no two pins overlap and none reaches into an occupied box, such as the map's buttons. Earlier pins keep their text
 * first; a box's position is its upper left corner.
 */
export function thinOut(boxes: readonly PinBox[], blocked: readonly PinBox[] = []): PinSize[] {
  const occupied = [...blocked];
  return boxes.map((box) => {
    const mark = { ...box, width: Math.min(box.width, markWidth) };
    const fitting = [box, mark].find((one) => occupied.every((other) => !overlap(one, other)));
    if (!fitting) return 'hidden';
    occupied.push(fitting);
    return fitting === box ? 'full' : 'mark';
  });
}
