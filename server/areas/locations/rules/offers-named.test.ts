import { expect, test } from 'vitest';
import type { Offer } from '../../../../contract/offers/get-offers.ts';
import { mayNameOffer, offersNamed } from './offers-named.ts';

const offer = (id: number, name: string, count: number): Offer => ({
  id,
  name,
  title: name,
  text: '',
  seoUrl: `/angebot-${id}/`,
  query: {},
  count,
});
const offers = [
  offer(1, 'Urlaub mit Hund', 40),
  offer(2, 'Skiurlaub', 9),
  offer(3, 'Last Minute', 12),
  offer(4, 'Skihütten', 0),
  offer(5, 'Urlaub am See', 50),
  offer(6, 'Langzeiturlaub', 60),
];

test.each([
  ['ski', [2]],
  ['last min', [3]],
  ['hund', [1]],
  ['urlaub', [5, 1]],
  ['toskana', []],
  ['Ferienhaus am See', [5]],
  ['maison avec chien', []],
])('%s names the offers %j', (text, ids) => {
  expect(offersNamed(text, offers).map(({ key }) => Number(key))).toEqual(ids);
});

test('a suggested offer leads to its page', () => {
  expect(offersNamed('SKI', offers)).toEqual([
    {
      kind: 'offer',
      key: '2',
      name: 'Skiurlaub',
      alias: '',
      context: '',
      count: 9,
      words: '',
      path: '/angebot-2/',
      distance: null,
    },
  ]);
});

test('two letters name no offer', () => {
  expect(mayNameOffer('s k')).toBe(false);
  expect(mayNameOffer('ski')).toBe(true);
});
