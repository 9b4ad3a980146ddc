import { describe, expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import { holidayRegions, holidaysOf } from '../../domain/school-holidays.ts';
import { testLookup } from './testing/places.ts';
import { differenceOf, readTable } from './testing/read-table.ts';
import { understand } from './understand.ts';
import { holidayNames } from './holiday-names.ts';

const today = '2026-11-29';
/** What the tables have right today; a change of the rules must not lose it. */
const rightAtLeast = 0.95;

describe.each(languages)('sentences as people type them, %s', (language) => {
  const holidays = holidayRegions(language).map(({ code, name }) => ({
    name,
    names: holidayNames(code, name),
    holidays: holidaysOf(code),
  }));
  const failures = (table: string): string[] =>
    readTable(table).flatMap((expected) => {
      const answer = understand(expected.text, { language, today, places: testLookup, holidays });
      const difference = differenceOf(expected, answer);
      return difference === '' ? [] : [`${expected.text}\n    ${difference}`];
    });

  test('most of the hundred sentences are understood as they are meant', () => {
    const wrong = failures(`sentences-${language}`);
    if (process.env['SHOW_WRONG'] !== undefined) console.info(wrong.length, wrong.join('\n'));
    expect(wrong.length / 100, wrong.join('\n')).toBeLessThanOrEqual(1 - rightAtLeast);
  });
});
