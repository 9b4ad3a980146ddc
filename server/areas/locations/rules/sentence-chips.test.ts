import { expect, test } from 'vitest';
import type { SearchFilter } from '../../../../domain/search-filter.ts';
import { formatterFor } from '../../../../texts/format.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { buildChips, isOpen, optionLabel } from './sentence-chips.ts';

const t = createSiteTexts().translate('en');
const words = {
  t,
  format: formatterFor('en', t),
  today: '2026-11-29',
  location: 'Tuscany',
  around: 'Lübeck',
};
/** Numbers and their nouns are joined by blanks that do not break. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
const labels = (filter: SearchFilter, meant: SearchFilter = filter): string[] =>
  buildChips(filter, meant, words).map(({ label }) => plain(label));

test('each part of a filter is said in words, those that belong together as one', () => {
  expect(
    labels({
      region: 'toskana',
      startDate: '2027-06-01',
      endDate: '2027-06-30',
      duration: 7,
      persons: 4,
      childAges: [3, 7],
      priceMax: 900,
      pets: 'one',
      distSea: 1,
      sleepingRooms: 7,
    }),
  ).toEqual([
    'Tuscany',
    '7 nights, 1 Jun – 30 Jun 2027',
    '4 people, including 2 children',
    'Dog-friendly',
    'up to €900',
    '7+ bedrooms',
    'Sea within walking distance',
  ]);
  expect(labels({ latitude: 53.9, longitude: 10.7, distance: 20 })).toEqual(['20 km around Lübeck']);
});

test('two persons are said where the sentence names them, though the address does not', () => {
  expect(labels({}, { persons: 2 })).toEqual(['2 people']);
  expect(buildChips({}, { persons: 2 }, words)[0]?.keys).toEqual([]);
  expect(labels({}, {})).toEqual([]);
  expect(labels({ persons: 5 }, { persons: 2 })).toEqual(['5 people']);
});

test('a question is open until the filter has something of what it would set', () => {
  const nights = { kind: 'nights', options: [{ set: { startDate: '2027-06-01', endDate: '2027-06-08' } }] };
  expect(isOpen(nights, {})).toBe(true);
  expect(isOpen(nights, { startDate: '2027-06-01', endDate: '2027-06-04' })).toBe(false);
  const place = { kind: 'place', options: [{ set: { region: 'toskana' } }] };
  expect(isOpen(place, { country: 'it' })).toBe(false);
  expect(isOpen({ kind: 'dates', options: [] }, {})).toBe(true);
});

test('choices are said by what tells them apart', () => {
  const week = { set: { startDate: '2027-06-01', endDate: '2027-06-30', duration: 7 } };
  expect(plain(optionLabel('nights', week, words))).toBe('7 nights');
  const weekend = { set: { startDate: '2027-05-07', endDate: '2027-05-09' } };
  expect(plain(optionLabel('weekend', weekend, words))).toBe('7 May – 9 May 2027');
  expect(optionLabel('place', { set: { place: 7 }, name: 'Neustadt, Holstein' }, words)).toBe(
    'Neustadt, Holstein',
  );
});
