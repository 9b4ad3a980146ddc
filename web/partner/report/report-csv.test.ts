import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { reportCsv } from './report-csv.ts';
import { euros } from '../../../domain/money.ts';

const rows = [
  {
    key: '-formula',
    visits: 1200,
    asked: 2,
    booked: 1,
    cancelled: 0,
    value: euros(641.67),
    pending: euros(38.5),
    confirmed: euros(0),
  },
  {
    key: 'a"b',
    visits: 0,
    asked: 0,
    booked: 0,
    cancelled: 0,
    value: euros(0),
    pending: euros(0),
    confirmed: euros(7),
  },
];
const texts = createSiteTexts();
const linesOf = (language: 'de' | 'en'): string[] =>
  reportCsv(rows, { first: 'Link', nameOf: (key) => key }, texts.translate(language), language).split('\r\n');

test('numbers are written as in the language, and no name becomes a formula', () => {
  const [head, first, second, end] = linesOf('de');
  expect(head).toBe(
    '\ufeff"Link";"Besuche";"Anfragen und Buchungen";"davon gebucht";"storniert";"Buchungswert";"Provision vorgemerkt";"Provision verdient"',
  );
  expect(first).toBe('"\'-formula";"1200";"2";"1";"0";"641,67";"38,50";"0,00"');
  expect(second).toBe('"a""b";"0";"0";"0";"0";"0,00";"0,00";"7,00"');
  expect(end).toBe('');
  expect(linesOf('en')[1]).toContain('"38.50"');
});
