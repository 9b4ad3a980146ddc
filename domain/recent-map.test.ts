import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RecentMap } from './recent-map.ts';

const step = fc.record({
  what: fc.constantFrom('get', 'peek', 'set', 'delete', 'clear', 'drop'),
  key: fc.nat(6),
  value: fc.nat(),
});

it('does what a Map does whose keys are inserted anew with each use', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const map = new RecentMap<number, number>();
      const plain = new Map<number, number>();
      for (const { what, key, value } of steps) {
        const known = plain.get(key);
        if (what === 'peek') expect(map.peek(key)).toBe(known);
        else if (what === 'get') {
          expect(map.get(key)).toBe(known);
          if (known !== undefined) {
            plain.delete(key);
            plain.set(key, known);
          }
        } else if (what === 'set') {
          map.set(key, value);
          plain.delete(key);
          plain.set(key, value);
        } else if (what === 'clear' && value % 5 === 0) {
          map.clear();
          plain.clear();
        } else if (what === 'drop' && map.oldest) {
          plain.delete(map.oldest.key);
          map.delete(map.oldest.key);
        } else if (what === 'delete') {
          map.delete(key);
          plain.delete(key);
        }
        const [oldest] = plain;
        expect(map.size).toBe(plain.size);
        expect(map.oldest && [map.oldest.key, map.oldest.value]).toEqual(oldest ?? null);
      }
    }),
    { numRuns: 1_000 },
  );
});

it('keeps no more keys than it may: the one that was not used for longest goes', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  expect([map.peek('a'), map.peek('b'), map.peek('c')]).toEqual([1, undefined, 3]);
  map.set('a', 4);
  expect([map.size, map.peek('a'), map.peek('c')]).toEqual([2, 4, 3]);
});
