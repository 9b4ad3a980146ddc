import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotsOf } from './bits.ts';
import { IntLists } from './int-lists.ts';
import { SlotSets } from './slot-sets.ts';

test('sets hold what was added and not deleted, while they turn into bitsets and back', () => {
  const change = fc.record({ set: fc.nat(3), slot: fc.nat(9_000), remove: fc.boolean() });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 200 }), fc.nat(600), (changes, crowd) => {
      const sets = new SlotSets();
      const expected = Array.from({ length: 4 }, () => new Set<number>());
      // Most of the first slots are in set 0: a bitset until there are more slots.
      for (let slot = 0; slot < crowd; slot += 1) {
        sets.add(0, slot);
        expected[0]!.add(slot);
      }
      for (const { set, slot, remove } of changes) {
        if (remove) {
          sets.delete(set, slot);
          expected[set]!.delete(slot);
        } else if (!expected[set]!.has(slot)) {
          sets.add(set, slot);
          expected[set]!.add(slot);
        }
      }
      for (const [set, slots] of expected.entries()) {
        const bits = new Uint32Array(300);
        sets.addTo(set, bits);
        expect([...slotsOf(bits)]).toEqual([...slots].sort((a, b) => a - b));
        expect(sets.count(set)).toBe(slots.size);
      }
    }),
  );
});

test('lists keep apart while they move, shrink and use abandoned rooms', () => {
  const change = fc.record({
    list: fc.nat(70),
    value: fc.nat(9),
    action: fc.constantFrom('append', 'delete', 'replace'),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 400 }), (changes) => {
      const lists = new IntLists();
      const expected = new Map<number, number[]>();
      for (const { list, value, action } of changes) {
        const known = expected.get(list) ?? [];
        if (action === 'append') {
          lists.append(list, value);
          expected.set(list, [...known, value]);
        } else if (action === 'delete') {
          expect(lists.delete(list, value)).toBe(known.includes(value));
          const at = known.indexOf(value);
          expected.set(
            list,
            known.filter((_, index) => index !== at),
          );
        } else {
          const values = Array.from({ length: value }, (_, index) => index + list);
          lists.replace(list, values);
          expected.set(list, values);
        }
      }
      for (const [list, values] of expected) {
        const held = [...lists.data.subarray(lists.start(list), lists.end(list))];
        expect(held.sort((a, b) => a - b)).toEqual([...values].sort((a, b) => a - b));
      }
    }),
  );
});
