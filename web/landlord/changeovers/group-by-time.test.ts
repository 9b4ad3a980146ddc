import { expect, test } from 'vitest';
import type { Changeover } from '../../../contract/changeovers/changeover.ts';
import { groupByTime } from './group-by-time.ts';

const on = (date: string): Changeover => ({ date }) as Changeover;

test('the week ends on Sunday, and what was left over comes first', () => {
  // A Wednesday.
  const groups = groupByTime(
    ['2030-04-01', '2030-06-01', '2030-06-04', '2030-06-05', '2030-06-09', '2030-06-10', '2030-07-01'].map(
      on,
    ),
    '2030-06-05',
  );
  expect(groups.map(({ name, changeovers }) => [name, changeovers.map(({ date }) => date)])).toEqual([
    ['late', ['2030-06-04']],
    ['today', ['2030-06-05']],
    ['week', ['2030-06-09']],
    ['later', ['2030-06-10', '2030-07-01']],
    ['old', ['2030-04-01', '2030-06-01']],
  ]);
});

test('on a Sunday the week is over', () => {
  const [, , week, later] = groupByTime([on('2030-06-10')], '2030-06-09');
  expect([week!.changeovers.length, later!.changeovers.length]).toEqual([0, 1]);
});
