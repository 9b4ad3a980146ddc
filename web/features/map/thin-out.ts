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
export const air = 3;

/** Whether two boxes overlap, or are closer than `air`. */
export const meet = (one: PinBox, other: PinBox): boolean =>
  one.x < other.x + other.width + air &&
  other.x < one.x + one.width + air &&
  one.y < other.y + other.height + air &&
  other.y < one.y + one.height + air;

/**
 * Sizes at which no two pins overlap and none reaches into an occupied box, such as the map's buttons. Earlier pins keep their text
 * first; each box is given by its upper left corner.
 */
export function thinOut(boxes: readonly PinBox[], already: readonly PinBox[] = []): PinSize[] {
  const taken = [...already];
  return boxes.map((box) => {
    const mark = { ...box, width: Math.min(box.width, markWidth) };
    const shown = [box, mark].find((one) => taken.every((other) => !meet(one, other)));
    if (!shown) return 'hidden';
    taken.push(shown);
    return shown === box ? 'full' : 'mark';
  });
}
