import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../domain/language.ts';
import { flatTexts, listParameters } from './flat-texts.ts';
import { createSiteTexts } from './site-texts.ts';
import { createTranslate, type Messages } from './translate.ts';

const folder = import.meta.dirname;

function read(language: string, file: string): Map<string, string> {
  return flatTexts(JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Messages);
}

const files = readdirSync(join(folder, 'de'));

describe.each(languages)('message files in %s', (language) => {
  test('are the same as in German', () => {
    expect(readdirSync(join(folder, language)).sort()).toEqual([...files].sort());
  });

  test.each(files)('%s has the same keys, no empty text, and the same parameters', (file) => {
    const german = read('de', file);
    const texts = read(language, file);
    expect([...texts.keys()].sort()).toEqual([...german.keys()].sort());
    for (const [key, text] of texts) {
      expect(text.trim(), `${file} ${key}`).not.toBe('');
      if (/_(zero|one)$/.test(key)) continue;
      // Italian says tu, so it greets by the first name.
      if (language === 'it' && /^greeting\.m[sr]$/.test(key)) continue;
      expect(listParameters(text), `${file} ${key}`).toEqual(listParameters(german.get(key) ?? ''));
    }
  });
});

describe('translate', () => {
  const t = createTranslate(
    {
      search: {
        hits_zero: 'no homes',
        hits_one: 'one home',
        hits_other: '{{count}} homes',
        in: 'in {{place}}',
      },
    },
    'en',
  );
  test.each([
    ['search.hits', { count: 0 }, 'no homes'],
    ['search.hits', { count: 1 }, 'one home'],
    ['search.hits', { count: 1234 }, '1,234 homes'],
    ['search.in', { place: 'Toscana' }, 'in Toscana'],
    ['search.missing', {}, 'search.missing'],
    ['search.constructor', {}, 'search.constructor'],
  ])('%s with %o', (key, params, expected) => {
    expect(t(key, params)).toBe(expected);
  });
});

describe('Italian elides the article before a number that begins with a vowel', () => {
  const t = createTranslate({ from: 'dal {{day}}', share: 'Il {{share}}', of: 'del {{share}}' }, 'it');
  test.each([
    ['from', { day: '11/03/2027' }, 'dall’11/03/2027'],
    ['from', { day: '08/03/2027' }, 'dall’08/03/2027'],
    ['from', { day: '01/03/2027' }, 'dal 01/03/2027'],
    ['from', { day: '12/03/2027' }, 'dal 12/03/2027'],
    ['from', { day: '18/03/2027' }, 'dal 18/03/2027'],
    ['share', { share: '80%' }, 'L’80%'],
    ['of', { share: '1%' }, 'dell’1%'],
    ['of', { share: '10%' }, 'del 10%'],
    ['of', { share: '110%' }, 'del 110%'],
  ])('%s with %o', (key, params, expected) => {
    expect(t(key, params)).toBe(expected);
  });
});

test('a number of nights or people before its noun has a form for one of them', () => {
  const nouns =
    /\{\{(nights|persons|count)\}\} (Nächten?|Personen|nights|people|nuits|personnes|notti|persone)/;
  // No limit of one night is missed by a stay, no home asks for gaps of one, and more than one traveller can be saved.
  const neverOne = [
    'booking.json reason.minimumStay',
    'booking.json reason.maximumStay',
    'booking.json reason.leavesGap',
    'account.json travellers.full',
  ];
  const stiff = languages.flatMap((language) =>
    files.flatMap((file) =>
      [...read(language, file)]
        .filter(([key, text]) => nouns.test(text) && !/_(zero|one|other)$/.test(key))
        .map(([key]) => `${file} ${key}`)
        .filter((place) => !neverOne.includes(place)),
    ),
  );
  expect(stiff).toEqual([]);
});

test.each(languages)('titles of the lists of pages name the site: %s', (language) => {
  const t = createSiteTexts({ name: 'Strandkorb', line: '' }).translate(language);
  for (const key of ['discover.destinations.title', 'home.offersPage.title']) {
    expect(t(key)).toContain(' | Strandkorb');
  }
});
