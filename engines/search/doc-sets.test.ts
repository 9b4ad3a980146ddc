import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listDocIds } from './bits.ts';
import { IntLists } from './int-lists.ts';
import { DocSets } from './doc-sets.ts';

test('sets hold what was added and not deleted, while they turn into bitsets and back', () => {
  const change = fc.record({ set: fc.nat(3), docId: fc.nat(9_000), remove: fc.boolean() });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 200 }), fc.nat(600), (changes, crowd) => {
      const sets = new DocSets();
      const expected = Array.from({ length: 4 }, () => new Set<number>());
      // Most of the first doc ids are in set 0: a bitset until there are more doc ids.
      for (let docId = 0; docId < crowd; docId += 1) {
        sets.add(0, docId);
        expected[0]!.add(docId);
      }
      for (const { set, docId, remove } of changes) {
        if (remove) {
          sets.delete(set, docId);
          expected[set]!.delete(docId);
        } else if (!expected[set]!.has(docId)) {
          sets.add(set, docId);
          expected[set]!.add(docId);
        }
      }
      for (const [set, docIds] of expected.entries()) {
        const bits = new Uint32Array(300);
        sets.addTo(set, bits);
        expect([...listDocIds(bits)]).toEqual([...docIds].sort((a, b) => a - b));
        expect(sets.count(set)).toBe(docIds.size);
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
