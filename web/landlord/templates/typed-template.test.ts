import { expect, test } from 'vitest';
import { insertAt, withText } from './typed-template.ts';

test('a word is inserted at the cursor, over a selection, or at the end', () => {
  expect(insertAt('Hallo !', '{Vorname}', { from: 6, to: 6 })).toBe('Hallo {Vorname}!');
  expect(insertAt('Hallo Anna!', '{Vorname}', { from: 6, to: 10 })).toBe('Hallo {Vorname}!');
  expect(insertAt('Hallo ', '{Vorname}', null)).toBe('Hallo {Vorname}');
});

test('an empty text is none', () => {
  const texts = withText([{ language: 'en', text: 'Hello' }], 'de', 'Hallo');
  expect(texts.map(({ language }) => language)).toEqual(['de', 'en']);
  expect(withText(texts, 'en', '')).toEqual([{ language: 'de', text: 'Hallo' }]);
});
