import { expect, test } from 'vitest';
import { buildOperator } from './operator.ts';
import { operatorWords, withOperatorWords } from './operator-words.ts';

const words = {
  ...operatorWords(buildOperator({}, 'localhost'), 'de'),
  'house.name': 'Strandkorb',
  'company.email': 'post@example.org',
};

test.each([
  [{}, 'de', 'Deutsch, Englisch, Französisch und Italienisch', ' in ganz Europa'],
  [
    { languages: ['de', 'en'], countries: ['de', 'dk'] },
    'de',
    'Deutsch und Englisch',
    ': Deutschland und Dänemark',
  ],
  [{ languages: ['de', 'en'], countries: ['nl'] }, 'en', 'German and English', ': Netherlands'],
  [
    { countries: ['de', 'dk', 'nl', 'se', 'no'] },
    'fr',
    'allemand, anglais, français et italien',
    ' dans 5 pays',
  ],
  [{ languages: ['fr'], countries: ['fr'] }, 'fr', 'français', '\u{a0}: France'],
  [{ languages: ['it'], countries: ['it'] }, 'it', 'italiano', ': Italia'],
] as const)(
  'with %j a text in %s names languages and countries that are offered',
  (facts, language, languages, where) => {
    const said = operatorWords(buildOperator(facts, 'localhost'), language);
    expect([said['house.languages'], said['house.where']]).toEqual([languages, where]);
  },
);

test('facts take their places however deep they lie, and what has none stays the same', () => {
  const untouched = { text: 'Haus am Meer', marks: [] };
  const block = {
    title: '{{house.name}} ist {{house.name}}',
    content: [{ text: 'mailto:{{company.email}}' }, untouched, 7, null],
    date: '{{date}} {{company.nothing}}',
  };
  const shown = withOperatorWords(block, words);
  expect(shown).toEqual({
    title: 'Strandkorb ist Strandkorb',
    content: [{ text: 'mailto:post@example.org' }, untouched, 7, null],
    date: '{{date}} {{company.nothing}}',
  });
  expect(shown.content[1]).toBe(untouched);
  expect(withOperatorWords(untouched, words)).toBe(untouched);
});
