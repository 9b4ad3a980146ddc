import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockNumber, HomeStamps, stampHash, type HomeStamp } from './home-stamps.ts';

const large = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const stamp = fc.record({
  version: fc.integer({ min: 1, max: 2 ** 40 }),
  writtenBy: fc.integer({ min: 0, max: 2 ** 50 }),
  home: large,
  nights: large,
});

test('keeps what was set last for each home, and the sums of blocks are those of what is kept', () => {
  const step = fc.record({ number: fc.integer({ min: 1, max: 4_000 }), stamp: fc.option(stamp) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 3_000, size: 'max' }), (steps) => {
      const stamps = new HomeStamps();
      const known = new Map<number, HomeStamp>();
      for (const one of steps) {
        if (one.stamp) {
          stamps.set(one.number, one.stamp);
          known.set(one.number, one.stamp);
        } else {
          stamps.delete(one.number);
          known.delete(one.number);
        }
      }
      expect(stamps.size).toBe(known.size);
      const sums = new Map<number, number>();
      for (const [number, kept] of known) {
        expect(stamps.get(number)).toEqual(kept);
        const sum = sums.get(blockNumber(number)) ?? 0;
        sums.set(blockNumber(number), sum + stampHash(number, kept.version, kept.writtenBy));
      }
      expect(new Map([...stamps.blockSums()].map(([block, { sum }]) => [block, sum]))).toEqual(sums);
      expect(stamps.listNumbers(0)).toEqual([...known.keys()].filter((n) => n < 512).sort((a, b) => a - b));
    }),
    { numRuns: 30 },
  );
});
