import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsWord, fold, matchedParts, splitWords } from './folded-text.ts';

test('case, accents and the spellings of umlauts are one', () => {
  expect(new Set(['Nordseeküste', 'NORDSEEKUESTE', 'nordseekuste'].map(fold)).size).toBe(1);
  expect(new Set(['München', 'Muenchen', 'MUNCHEN', 'Mu\u0308nchen'].map(fold)).size).toBe(1);
  expect(fold('Straße')).toBe('strasse');
  expect(fold('Île-de-Ré')).toBe('ile-de-re');
  expect(fold('Łódź Tromsø Ærø')).toBe('lodz tromso aro');
});

test('words are parted by all but letters and digits; invisible marks part nothing', () => {
  expect(splitWords("L'Aquila/Forte dei Marmi 12a")).toEqual(['l', 'aquila', 'forte', 'dei', 'marmi', '12a']);
  expect(splitWords('Tos\u00ADkana\u200F \u0000🏖️ ')).toEqual(['toskana']);
  expect(splitWords('تل أبيب')).toEqual(['تل', 'ابيب']);
});

test('words are never empty and hold letters, digits and nothing else, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const word of splitWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    }),
    { numRuns: 50 },
  );
});

test('ASCII is folded as all other text is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      // The accent sends the text the long way round.
      expect(splitWords(text)).toEqual(splitWords(`${text} é`).slice(0, -1));
    }),
  );
});

test.each([
  ['tosk', 'toskana', true],
  ['haus', 'ferienhaus', true],
  ['aus', 'ferienhaus', false],
  ['kana', 'toskana', true],
  // No compound begins with two letters.
  ['prien', 'cyprien', false],
])('%s in %s: %s', (token, word, fits) => {
  expect(fitsWord(token, word)).toBe(fits);
});

const marked = (name: string, text: string): string =>
  matchedParts(name, text)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Müllheim', 'muell', '[Müll]heim'],
  ['Grömitz', 'groe', '[Grö]mitz'],
  ['Nordseeküste', 'kueste', 'Nordsee[küste]'],
  ['Forte dei Marmi', 'marmi for', '[For]te dei [Marmi]'],
  ['Straßburg', 'strass', '[Straß]burg'],
  ['Florenz', 'firenze', 'Florenz'],
  ['Israel', 'israel', '[Israel]'],
  ['Berlin', '', 'Berlin'],
])('in %s the text %s marks %s', (name, text, expected) => {
  expect(marked(name, text)).toBe(expected);
});

test('the parts are the name, whatever was typed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.string({ unit: 'grapheme', maxLength: 10 }),
      (name, text) => {
        expect(
          matchedParts(name, text)
            .map((part) => part.text)
            .join(''),
        ).toBe(name);
      },
    ),
  );
});
