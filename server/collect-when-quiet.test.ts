import { expect, test } from 'vitest';
import { collectWhenQuiet } from './collect-when-quiet.ts';

test('collects once nobody waits and enough has come together, and not again for nothing', () => {
  let quiet = 0;
  let heap = 100_000_000;
  let collections = 0;
  const { check, stop } = collectWhenQuiet({
    quietMs: () => quiet,
    heapBytes: () => heap,
    collect: () => {
      collections += 1;
      heap = 60_000_000;
    },
  });
  stop();
  check();
  expect(collections).toBe(0);
  quiet = 5_000;
  check();
  expect(collections).toBe(1);
  heap = 67_000_000;
  check();
  expect(collections).toBe(1);
  heap = 69_000_000;
  check();
  expect(collections).toBe(2);
});

test('the collector of the process collects', () => {
  const before = process.memoryUsage().heapUsed;
  let rubbish: unknown[] | null = Array.from({ length: 400_000 }, (_, index) => ({ index }));
  expect(rubbish.length).toBe(400_000);
  const held = process.memoryUsage().heapUsed;
  rubbish = null;
  const { check, stop } = collectWhenQuiet({ quietMs: () => Infinity });
  check();
  stop();
  expect(held - process.memoryUsage().heapUsed).toBeGreaterThan((held - before) / 2);
});
