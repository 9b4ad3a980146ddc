import { expect, test } from 'vitest';
import { languages } from './language.ts';
import { isPlainDate } from './stay.ts';
import { createSiteTexts } from '../texts/site-texts.ts';
import { holidayOn, holidayRegions, findHolidays, listHolidays } from './school-holidays.ts';

test('all German states are there, and each region has a name in each language', () => {
  const german = holidayRegions('de').filter(({ country }) => country === 'de');
  expect(german).toHaveLength(16);
  expect(german.at(0)?.name).toBe('Baden-Württemberg');
  for (const language of languages) {
    const regions = holidayRegions(language);
    expect(regions.filter(({ name }) => name === '')).toEqual([]);
    expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length);
  }
  expect(holidayRegions('it').find(({ code }) => code === 'DE-BY')?.name).toBe('Baviera');
  expect(holidayRegions('fr').find(({ code }) => code === 'LU')?.name).toBe('Luxembourg');
});

test('holidays stand in order, overlap nowhere, reach over the next summer, and have words in each language', () => {
  const texts = createSiteTexts();
  for (const { code } of holidayRegions('de')) {
    const holidays = listHolidays(code);
    expect(
      holidays.some(({ kind }) => kind === 'summer'),
      code,
    ).toBe(true);
    holidays.forEach(({ kind, from, to }, index) => {
      expect([isPlainDate(from), isPlainDate(to), from < to], `${code} ${from}`).toEqual([true, true, true]);
      expect((holidays[index - 1]?.to ?? '') < from, `${code} ${from}`).toBe(true);
      for (const language of languages) {
        expect(texts.translate(language).has(`calendar.holidays.${kind}`), kind).toBe(true);
      }
    });
  }
});

// As the ministries of the Länder published them.
test.each([
  ['DE-BY', '2027-03-22', 'easter'],
  ['DE-BY', '2027-04-02', 'easter'],
  ['DE-BY', '2027-04-03', undefined],
  ['DE-BY', '2027-08-02', 'summer'],
  ['DE-NW', '2027-08-02', 'summer'],
  ['DE-HE', '2027-08-09', undefined],
  ['AT-WI', '2027-02-03', 'winter'],
  ['NL-MI', '2027-08-29', 'summer'],
  ['XX', '2027-08-02', undefined],
])('in %s the day %s is %s', (code, date, kind) => {
  expect(holidayOn(listHolidays(code), date)?.kind).toBe(kind);
});

test('months name the holidays of which they hold a day', () => {
  const kinds = findHolidays(listHolidays('DE-BY'), ['2027-03-01', '2027-04-01']).map(({ kind }) => kind);
  expect(kinds).toEqual(['easter']);
  expect(findHolidays(listHolidays('DE-BY'), ['2027-01-01']).map(({ kind }) => kind)).toEqual(['christmas']);
});
