import { expect, test } from 'vitest';
import type { FiguresOfMonth } from '../../../contract/home-figures/get-home-figures.ts';
import type { Translate } from '../../../texts/translate.ts';
import { figuresCsv } from './figures-csv.ts';
import { euros } from '../../../domain/money.ts';

const t = ((key: string) => (key.endsWith('.booked') ? 'Nights "here"' : key)) as Translate;
const month: FiguresOfMonth = {
  ...{ month: '2027-05-01', nights: 31, booked: 14, elsewhere: 3, blocked: 0, compared: 0.61234 },
  ...{ arrivals: 2, guestsPay: euros(1234.5), commission: euros(150), landlordReceives: euros(1000) },
  before: null,
};
const before = {
  ...{ nights: 31, booked: 9, elsewhere: 2, blocked: 0, arrivals: 1 },
  ...{ guestsPay: euros(700), commission: euros(100), landlordReceives: euros(600.5) },
};
const lastLine = (csv: string): string => csv.trimEnd().split('\r\n').at(-1)!;

test('numbers are written as the language writes them', () => {
  expect(lastLine(figuresCsv([month], t, 'de'))).toBe(
    '"2027-05";"31";"14";"3";"0";"0,612";"2";"1234,50";"150,00";"1000,00";"";""',
  );
  expect(lastLine(figuresCsv([month], t, 'en'))).toContain('"0.612";"2";"1234.50"');
});

test('missing comparisons are empty, and special characters in headings are preserved', () => {
  const csv = figuresCsv([{ ...month, compared: null }], t, 'de');
  expect(lastLine(csv)).toContain('"0";"";"2"');
  expect(csv).toContain('"Nights ""here"""');
  expect(csv.startsWith('\ufeff')).toBe(true);
});

test('the year before is there where there was one', () => {
  expect(lastLine(figuresCsv([{ ...month, before }], t, 'de'))).toContain(';"1000,00";"11";"600,50"');
});
