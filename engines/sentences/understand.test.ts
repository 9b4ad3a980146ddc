import { describe, expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import { holidayRegions, listHolidays } from '../../domain/school-holidays.ts';
import { testLookup } from './testing/places.ts';
import { differenceOf, readTable } from './testing/read-table.ts';
import { understand } from './understand.ts';
import { holidayNames } from './holiday-names.ts';

const today = '2026-11-29';
/** The tables that the rules were made with, and what they have to reach in each language. */
const tables = ['sentences', 'later', 'third', 'fourth', 'fifth', 'sixth'] as const;
const rightFrom = 0.95;

describe.each(languages)('sentences as people type them, %s', (language) => {
  const holidays = holidayRegions(language).map(({ code, name }) => ({
    name,
    names: holidayNames(code, name),
    holidays: listHolidays(code),
  }));
  const failures = (table: string): string[] =>
    readTable(table).flatMap((expected) => {
      const answer = understand(expected.text, { language, today, places: testLookup, holidays });
      const difference = differenceOf(expected, answer);
      return difference === '' ? [] : [`${expected.text}\n    ${difference}`];
    });

  test('nearly all sentences of the tables are understood as they are meant', () => {
    const wrong = tables.flatMap((table) => failures(`${table}-${language}`));
    const all = tables.flatMap((table) => readTable(`${table}-${language}`));
    expect(1 - wrong.length / all.length, wrong.join('\n')).toBeGreaterThanOrEqual(rightFrom);
  });
});

test('what is typed without any sense is returned as it was, and quickly', () => {
  const nothing = { named: () => [], nearTo: () => null, town: () => null };
  const long = '12.12.12 - 3 und 7 und 9 und '.repeat(8).slice(0, 200);
  for (const text of [
    '',
    '   ',
    'xqzt blorf',
    '((((',
    long,
    'a'.repeat(200),
    '€€€ 900 - - 1',
    '\u0001\u0002',
  ]) {
    const begin = performance.now();
    const { filter } = understand(text, { language: 'de', today, places: nothing, holidays: [] });
    expect(performance.now() - begin, text).toBeLessThan(2_000);
    if (text.startsWith('xq')) expect(filter).toEqual({});
  }
});
