import { expect, test } from 'vitest';
import { WordLists } from './staged-homes.ts';

test('lists of any length come back as they were given', () => {
  const given = [0, 3, 65_530, 0, 6, 65_536, 200_000, 1, 0].map((length, docId) =>
    Array.from({ length }, (_, index) => docId * 1_000_000 + index),
  );
  const lists = new WordLists();
  for (const list of given) lists.add(list);
  expect(given.map((_, docId) => [...lists.read(docId)])).toEqual(given);
  expect(lists.words).toBe(given.reduce((sum, { length }) => sum + length, 0));
});
