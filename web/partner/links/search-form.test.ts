import { expect, test } from 'vitest';
import { emptySearch, searchAddress, buildSearchForm } from './search-form.ts';

const words = {
  q: 'Where "to"?',
  startDate: 'From',
  endDate: 'Until',
  persons: 'Guests',
  submit: 'Search <now>',
};
const link = 'https://www.feriola.test/suche/?pid=7001&subid=spring';

test('the address of a search says what was said and nothing else', () => {
  const start = { q: ' Rügen ', startDate: '2027-06-05', endDate: '2027-06-12', persons: '4' };
  const { pathname, searchParams } = new URL(searchAddress('/suche/', start), link);
  expect(pathname).toBe('/suche/');
  expect(Object.fromEntries(searchParams)).toEqual({ ...start, q: 'Rügen' });
  expect(searchAddress('/suche/', emptySearch)).toBe('/suche/');
});

test.each([
  { startDate: '2027-06-12', endDate: '2027-06-05' },
  { startDate: '2027-06-12', endDate: '' },
  { startDate: '', endDate: '2027-06-12' },
])('days that are no stay are left to the guest', (days) => {
  const start = { ...emptySearch, ...days, persons: '4' };
  expect(searchAddress('/suche/', start)).toBe('/suche/?persons=4');
  expect(buildSearchForm(link, start, words)).not.toContain('2027');
});

test('a form to copy says whose guest it is, is safe to paste and needs nothing of ours', () => {
  const html = buildSearchForm(link, { ...emptySearch, q: '"><script>', persons: '4' }, words);
  expect(html).toContain('action="https://www.feriola.test/suche/" method="get"');
  expect(html).toContain('<input type="hidden" name="pid" value="7001">');
  expect(html).toContain('<input type="hidden" name="subid" value="spring">');
  expect(html).toContain('name="persons" value="4"');
  expect(html).toContain('&quot;&gt;&lt;script&gt;');
  expect(html).toContain('Search &lt;now&gt;</button>');
  expect(html).not.toMatch(/<script|<img|<link|onload|onsubmit|javascript:/i);
  // Each field has its words.
  expect(html.match(/<label/g)).toHaveLength(html.match(/<input type="(?!hidden)/g)!.length);
});

test('on one’s own host the host says it, and a search in the link is no second field', () => {
  const html = buildSearchForm('https://ferien.hafen.example/suche/?q=Meer&persons=2', emptySearch, words);
  expect(html).not.toContain('hidden');
  expect(html.match(/name="q"/g)).toHaveLength(1);
});
