import { expect, test } from 'vitest';
import { bedSizes, layOutBeds } from './bed-layout.ts';

test('beds stand inside of the room and never on each other', () => {
  for (const [beds, count] of [
    [{ double: 1 }, 1],
    [{ single: 2 }, 2],
    [{ bunk: 3, cot: 1 }, 4],
    [{ double: 2, sofa: 2, cot: 2 }, 6],
  ] as const) {
    const { width, placed } = layOutBeds(beds);
    expect(placed).toHaveLength(count);
    let end = 0;
    for (const { kind, x } of placed) {
      expect(x).toBeGreaterThan(end);
      end = x + bedSizes[kind][0];
    }
    expect(end).toBeLessThan(width);
  }
});

test('a room with one bed is not smaller than a room', () => {
  expect(layOutBeds({ cot: 1 })).toEqual({ width: 30, placed: [{ kind: 'cot', x: 12 }] });
});
