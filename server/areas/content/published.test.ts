import { testOperator } from '../../../tests/builders/operator.ts';
import { expect, test } from 'vitest';
import { storedPage } from './published.ts';

test('a page says the day on which it was changed by the clocks of the house', () => {
  const body = {
    version: 1,
    blocks: [{ id: 'head', kind: 'head', title: 'Herbst am See', description: 'Ruhige Wochen.' }],
  };
  const changedOn = (moment: string): string | undefined =>
    storedPage(testOperator, { page: 'articles/autumn', language: 'de' }, body, new Date(moment))?.changedOn;
  // Half past midnight in winter and in summer.
  expect(changedOn('2026-11-28T23:30:00Z')).toBe('2026-11-29');
  expect(changedOn('2026-07-31T22:30:00Z')).toBe('2026-08-01');
  expect(changedOn('2026-11-28T22:30:00Z')).toBe('2026-11-28');
});
