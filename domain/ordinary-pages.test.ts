import { expect, test } from 'vitest';
import { addressScope, canStandAbove } from './ordinary-pages.ts';
import { slugOfTitle, slugPattern } from './page-slug.ts';

test.each([
  ['Über uns', 'ueber-uns'],
  ['Straßen & Wege – 2027!', 'strassen-wege-2027'],
  ['L’été à la mer: où aller ?', 'l-ete-a-la-mer-ou-aller'],
  ['Perché noi', 'perche-noi'],
  ['Œuvres de Łódź', 'oeuvres-de-lodz'],
  ['U\u0308ber', 'ueber'],
  ['…', ''],
])('the address of %s ends with %s', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
});

test('a long title gives whole words that an address can have', () => {
  const slug = slugOfTitle('Wie wir die Unterkünfte prüfen, bevor sie auf dieser Website stehen können');
  expect(slug).toBe('wie-wir-die-unterkuenfte-pruefen-bevor-sie-auf-dieser');
  expect(slugPattern.test(slugOfTitle('x'.repeat(200)))).toBe(true);
});

test('pages stand below ordinary pages and plain pages of the site, but not in the blog', () => {
  expect(['pages/team', 'about', 'travel-tips'].filter(canStandAbove)).toHaveLength(3);
  expect(
    ['blog', 'themes', 'faq', 'articles/one', 'snippets/one', 'home', 'nobody'].filter(canStandAbove),
  ).toEqual([]);
});

test('an address is unique among the pages of a folder, or below the same page', () => {
  expect(addressScope('pages/team', null)).toBe('under:');
  expect(addressScope('pages/team', 'about')).toBe('under:about');
  expect(addressScope('articles/one', null)).toBe('articles/');
  expect(addressScope('about', null)).toBeNull();
});
