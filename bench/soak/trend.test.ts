import { expect, test } from 'vitest';
import { growthPerHour } from './trend.ts';

test('the growth of readings on a line is its slope, in bytes an hour', () => {
  const readings = [0, 60, 120, 180].map((seconds) => ({ seconds, bytes: 5_000_000 + 100 * seconds }));
  expect(growthPerHour(readings)).toBeCloseTo(360_000);
});

test('readings that go up and down around a level have none', () => {
  const readings = [0, 1, 2, 3].map((hour) => ({ seconds: 3600 * hour, bytes: [10, 30, 30, 10][hour]! }));
  expect(growthPerHour(readings)).toBeCloseTo(0);
});

test('a single reading has none', () => {
  expect(growthPerHour([{ seconds: 5, bytes: 7 }])).toBe(0);
});
