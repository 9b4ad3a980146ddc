import { expect, test } from 'vitest';
import { unexplainedBreaks } from './unexplained-breaks.ts';

test('a request may break off only if its own node is killed while it is under way', () => {
  const underWay = { node: 0, from: 900, until: 1_010 };
  const accepted = { node: 0, from: 1_100, until: 1_110 };
  const later = { node: 0, from: 1_600, until: 1_700 };
  const elsewhere = { node: 1, from: 900, until: 1_010 };
  const breaks = [
    { at: 1_000, node: 0 },
    { at: 950, node: null },
  ];
  expect(unexplainedBreaks([underWay, accepted, later, elsewhere], breaks)).toEqual([later, elsewhere]);
});
