import { describe, expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import { holidayRegions, listHolidays } from '../../domain/school-holidays.ts';
import { seededRandom } from '../../domain/seeded-random.ts';
import { sized } from '../../tests/harness/run-size.ts';
import { composeSentence } from './testing/compose.ts';
import { testLookup } from './testing/places.ts';
import { describeDifference, readTable, type Expected } from './testing/read-table.ts';
import { understand } from './understand.ts';
import { holidayNames } from './holiday-names.ts';

const today = '2026-11-29';
/** The tables that the rules were made with, and what they have to reach in each language. */
const tables = [
  'sentences',
  'later',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
] as const;
const rightFrom = 0.95;
/** Tables that were written on another day. */
const writtenOn: Readonly<Record<string, string>> = {
  fourteenth: '2026-11-30',
  fifteenth: '2026-11-30',
  sixteenth: '2026-11-30',
  seventeenth: '2026-11-30',
  eighteenth: '2026-11-30',
};

const composedSentences = sized('SENTENCES', { gate: 100, full: 2_000 });

describe.each(languages)('sentences as people type them, %s', (language) => {
  const holidays = holidayRegions(language).map(({ code, name }) => ({
    name,
    names: holidayNames(code, name),
    holidays: listHolidays(code),
  }));
  const differences = (sentences: readonly Expected[], day = today): string[] =>
    sentences.flatMap((expected) => {
      const answer = understand(expected.text, { language, today: day, places: testLookup, holidays });
      const difference = describeDifference(expected, answer);
      return difference === '' ? [] : [`${expected.text}\n    ${difference}`];
    });
  const failures = (table: string): string[] =>
    differences(readTable(`${table}-${language}`), writtenOn[table]);

  test('nearly all sentences of the tables are understood as they are meant', () => {
    const wrong = tables.flatMap((table) => failures(table));
    const all = tables.flatMap((table) => readTable(`${table}-${language}`));
    expect(1 - wrong.length / all.length, wrong.join('\n')).toBeGreaterThanOrEqual(rightFrom);
  });

  test('parts that are understood alone are understood beside each other, in any order', () => {
    const { next } = seededRandom('composed sentences', language);
    const composed = Array.from({ length: composedSentences }, () => composeSentence(language, next));
    expect(differences(composed)).toEqual([]);
  });

  test('sentences that were kept away from whoever wrote the rules are understood, too', () => {
    const wrong = failures('blind');
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1);
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
