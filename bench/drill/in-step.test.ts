import { expect, test } from 'vitest';
import { lateChanges } from './in-step.ts';

const lag = (acknowledgedAt: number, lagMs: number) => ({ what: 'text' as const, acknowledgedAt, lagMs });

test('a change is late if a node shows it after more than a second, unless a fault kept the nodes apart', () => {
  const lags = [lag(0, 900), lag(5_000, 1_100), lag(20_000, 3_000), lag(22_000, 2_000)];
  const apart = [{ from: 21_000, until: 22_000 }];
  expect(lateChanges({ lags }, apart)).toEqual([lag(5_000, 1_100), lag(22_000, 2_000)]);
});
