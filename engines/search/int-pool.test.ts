import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IntPool } from './int-pool.ts';

test('lists keep their integers through growth, reuse and packing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ slot: fc.nat(90), length: fc.nat(300) }), { minLength: 200, maxLength: 400 }),
      (changes) => {
        const pool = new IntPool();
        const expected = new Map<number, number[]>();
        changes.forEach(({ slot, length }, index) => {
          const values = Array.from({ length }, (_, at) => index * 1000 + at);
          pool.set(slot, values);
          expected.set(slot, values);
        });
        for (const [slot, values] of expected) {
          expect([...pool.data.subarray(pool.start(slot), pool.end(slot))]).toEqual(values);
        }
        const used = [...expected.values()].reduce((sum, values) => sum + values.length, 0);
        // Abandoned room stays within bounds.
        expect(pool.data.length).toBeLessThan(4 * used + 20_000);
      },
    ),
    { numRuns: 30 },
  );
});
