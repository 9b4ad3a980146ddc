import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { formatterFor } from '../../../texts/format.ts';
import { newTax, readTax, writeTax } from './typed-tax.ts';
import { euros } from '../../../domain/money.ts';

test.each([
  ['01.05.', '05-01'],
  ['1.5', '05-01'],
  [' 1. 5. ', '05-01'],
  ['31/12', '12-31'],
  ['24-12', '12-24'],
  ['Mai', 'Mai'],
  ['', ''],
])('the day %o is read as %o', (typed, expected) => {
  const { season } = readTax({ ...newTax, amount: '2', from: typed, until: '30.09.' });
  expect(season).toEqual({ from: expected, until: '09-30' });
});

test('what is left empty bounds nothing, and what cannot be read is no number', () => {
  expect(readTax({ ...newTax, amount: '2,50' })).toEqual({ fromAge: 18, toAge: 120, amount: 2.5 });
  expect(readTax({ ...newTax, amount: 'viel', nightsMax: 'alle' })).toMatchObject({
    amount: Number.NaN,
    nightsMax: Number.NaN,
  });
});

test.each(['de', 'en', 'fr', 'it'] as const)('a rate is typed in %s as it is written', (language) => {
  const format = formatterFor(language, createSiteTexts().translate(language));
  for (const band of [
    { fromAge: 0, toAge: 17, amount: euros(0) },
    {
      fromAge: 16,
      toAge: 120,
      amount: euros(1_234.5),
      nightsMax: 7,
      season: { from: '12-24', until: '01-06' },
    },
    { fromAge: 0, toAge: 120, amount: euros(0), percent: 7.5 },
    { fromAge: 0, toAge: 120, amount: euros(0), percent: 3.33, season: { from: '02-29', until: '03-01' } },
  ])
    expect(readTax(writeTax(band, format, language))).toEqual(band);
});
