import { describe, expect, it } from 'vitest';
import { thinOut } from './thin-out.ts';

const box = (x: number, y: number, width = 120) => ({ x, y, width, height: 26 });

describe('pins that lie close together', () => {
  it('keep their texts where there is room', () => {
    expect(thinOut([box(0, 0), box(0, 40), box(200, 0)])).toEqual(['full', 'full', 'full']);
  });

  it('become marks where their text would reach under another pin, and wait for another zoom where even these would', () => {
    expect(thinOut([box(100, 0), box(20, 0), box(110, 10)])).toEqual(['full', 'mark', 'hidden']);
  });

  it('become marks where their text would reach under a button, and are hidden under it', () => {
    const buttons = { x: 150, y: 0, width: 48, height: 96 };
    expect(thinOut([box(60, 40), box(160, 40), box(60, 120)], [buttons])).toEqual(['mark', 'hidden', 'full']);
  });

  it('never cover each other, wherever they are', () => {
    let state = 7;
    const random = (below: number): number => (state = (state * 48271) % 2147483647) % below;
    for (let round = 0; round < 200; round += 1) {
      const boxes = Array.from({ length: 12 }, () => box(random(500), random(300), 60 + random(120)));
      const sizes = thinOut(boxes);
      const shown = boxes.flatMap((one, at) =>
        sizes[at] === 'hidden' ? [] : [{ ...one, width: sizes[at] === 'full' ? one.width : 30 }],
      );
      shown.forEach((one, at) =>
        shown.slice(at + 1).forEach((other) => {
          const apart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          expect(apart).toBe(true);
        }),
      );
    }
  });
});
