import { expect, test } from 'vitest';
import { checkBudget } from './budget.ts';

const budget = { processorSeconds: 1000, referenceMs: 40 };

test.each([
  ['as much as was granted', 1000, 40, true],
  ['up to a tenth more', 1099, 40, true],
  ['more than a tenth more', 1101, 40, false],
  ['twice as much where the machine is half as fast', 2000, 80, true],
  ['more than the machine is slower', 2300, 80, false],
  ['as much on a machine that is twice as fast', 1050, 20, true],
])('%s: %i seconds where the reference takes %i ms', (_, used, referenceMs, isKept) => {
  expect(checkBudget(used, referenceMs, budget).isKept).toBe(isKept);
});

test('says what was used, what was granted and how much slower the machine is', () => {
  expect(checkBudget(1500, 60, budget).line).toBe(
    'Budget kept: 1500 processor seconds of 1000 times 1.50 for this machine',
  );
});
