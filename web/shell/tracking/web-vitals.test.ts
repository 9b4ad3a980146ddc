import { expect, it } from 'vitest';
import { slowInteraction, worstShift } from './web-vitals.ts';

const cases: [number[][], number][] = [
  [[], 0],
  [
    [
      [0, 0.1],
      [900, 0.1],
      [1800, 0.1],
    ],
    0.3,
  ],
  [
    [
      [0, 0.1],
      [1000, 0.25],
    ],
    0.25,
  ],
  // A session ends after five seconds, however short the gaps.
  [
    [
      [0, 0.1],
      [900, 0.1],
      [1800, 0.1],
      [2700, 0.1],
      [3600, 0.1],
      [4500, 0.1],
      [5400, 0.1],
    ],
    0.6,
  ],
];
it.each(cases)('of the shifts %j the worst session is %s', (shifts, worst) => {
  const entries = shifts.map(([startTime = 0, value = 0]) => ({ startTime, value }));
  expect(worstShift(entries)).toBeCloseTo(worst);
});

it('takes the longest event of an interaction, and overlooks one of fifty', () => {
  expect(slowInteraction([])).toBeUndefined();
  expect(slowInteraction([{ interactionId: 0, duration: 900 }, { duration: 900 }])).toBeUndefined();
  expect(
    slowInteraction([
      { interactionId: 1, duration: 40 },
      { interactionId: 1, duration: 96 },
      { interactionId: 2, duration: 64 },
    ]),
  ).toBe(96);
  const many = Array.from({ length: 50 }, (_, at) => ({ interactionId: at + 1, duration: 40 + at }));
  expect(slowInteraction(many)).toBe(88);
});
