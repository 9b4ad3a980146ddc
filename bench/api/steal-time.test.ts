import { expect, test } from 'vitest';
import { undisturbedCalls } from './steal-time.ts';

test('calls count if there was no steal time since the previous sample', () => {
  const samples = [10, 10, 10, 11, 11, 11].map((ticks, second) => ({ at: second * 1000, ticks }));
  const calls = [500, 1000, 1999, 2000, 3500, 4500, 5500].map((due) => ({ due, latency: 1 }));
  expect(undisturbedCalls(calls, samples).map(({ due }) => due)).toEqual([1000, 1999, 4500]);
  expect(undisturbedCalls(calls, [])).toEqual([]);
});
