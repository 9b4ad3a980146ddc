import { expect, test } from 'vitest';
import { helpNamed, withHelp, type HelpEntry } from './help-named.ts';

const entry = (name: string, kind: HelpEntry['kind'] = 'question'): HelpEntry => ({
  kind,
  key: name,
  name,
  context: 'Häufige Fragen',
  path: `/faq/#${name}`,
});
const entries = [
  entry('Was kostet eine Stornierung?'),
  entry('Wann muss ich stornieren, damit es nichts kostet?'),
  entry('Darf mein Hund mit ins Ferienhaus?'),
  entry('Mit dem Hund an die Nordsee', 'article'),
];
const named = (text: string): string[] => helpNamed(text, entries).map(({ name }) => name);

test('a question is found by its words, whatever their case, and by how they begin', () => {
  expect(named('STORNIERUNG')).toEqual(['Was kostet eine Stornierung?']);
  expect(named('storni')).toEqual([
    'Was kostet eine Stornierung?',
    'Wann muss ich stornieren, damit es nichts kostet?',
  ]);
  expect(named('kosten stornierung')).toEqual([]);
});

test('all words count, and one that stands there as it is before its beginning', () => {
  expect(named('hund nordsee')).toEqual(['Mit dem Hund an die Nordsee']);
  expect(named('hund')).toEqual(['Darf mein Hund mit ins Ferienhaus?', 'Mit dem Hund an die Nordsee']);
});

test('three letters and a word for any home ask for no help', () => {
  expect(named('hun')).toEqual([]);
  expect(named('Ferienhaus Hund')).toEqual([
    'Darf mein Hund mit ins Ferienhaus?',
    'Mit dem Hund an die Nordsee',
  ]);
});

test('help has the last line of a full list, and two of one with room', () => {
  const help = helpNamed('hund', entries);
  const places = Array.from({ length: 8 }, (_, number) => ({
    ...help[0]!,
    kind: 'place' as const,
    key: `${number}`,
  }));
  const kinds = (count: number): string[] =>
    withHelp(places.slice(0, count), help, 8).map(({ kind }) => kind);
  expect(kinds(8).filter((kind) => kind === 'place')).toHaveLength(7);
  expect(kinds(8).at(-1)).toBe('question');
  expect(kinds(3)).toEqual(['place', 'place', 'place', 'question', 'article']);
  expect(withHelp(places, [], 8)).toHaveLength(8);
});
