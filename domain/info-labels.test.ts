import { expect, test } from 'vitest';
import { labelsOn } from './info-labels.ts';

const summer = { id: 'summer', begins: '02-15', ends: '07-01', deadline: 61 };
const snow = { id: 'snow', begins: '10-01', ends: '02-01', deadline: 43 };

const on = (today: string) =>
  labelsOn([summer, snow], today).map(({ label, lastDay }) => [label.id, lastDay]);

test.each([
  ['2027-02-14', []],
  ['2027-02-15', [['summer', '2027-05-01']]],
  ['2027-05-01', [['summer', '2027-05-01']]],
  ['2027-05-02', []],
  ['2027-07-01', []],
  ['2027-07-02', []],
  // A span that reaches over the end of the year.
  ['2026-09-30', []],
  ['2026-10-01', [['snow', '2026-12-20']]],
  ['2026-12-20', [['snow', '2026-12-20']]],
  ['2026-12-21', []],
  ['2027-01-15', []],
])('on %s stand %j', (today, expected) => {
  expect(on(today)).toEqual(expected);
});
