import { expect, test } from 'vitest';
import { maxHomes, findMemoryProblem } from './max-homes.ts';

test.each([
  ['a small site on a small machine', 3_000, 1e9],
  ['what was measured', 300_000, 2e9],
  ['a million on a large machine', 1_000_000, 8e9],
  ['two millions, in several engines, on a larger one', 2_000_000, 16e9],
])('there is room for %s', (_, homes, memory) => {
  expect(findMemoryProblem(homes, memory)).toBeNull();
});

test('more homes than memory holds are refused with one line that says what they need', () => {
  expect(findMemoryProblem(300_000, 1e9)).toBe(
    'The database has 300000 homes, and this node can hold 156500: they need 1.6 GB of memory, and this machine has 1.0. See docs/scale.md.',
  );
});

test('a machine smaller than a node holds none', () => {
  expect(maxHomes(100e6)).toBe(0);
});
