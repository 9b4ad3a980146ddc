import { expect, test } from 'vitest';
import { createRandom } from '../../engines/search/testing/random-catalogue.ts';
import { queueAlone } from './queue-alone.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

test('calls wait as long as queueing theory says', () => {
  // Half of the time busy, all calls alike: half of a call on average, by Pollaczek and Khinchine.
  const latencies = queueAlone([1], { rate: 500, seconds: 400, random: createRandom(3) });
  expect(latencies.length / 400).toBeCloseTo(500, -1);
  expect(latencies[0]).toBe(1);
  expect(mean(latencies)).toBeGreaterThan(1.47);
  expect(mean(latencies)).toBeLessThan(1.53);
});
