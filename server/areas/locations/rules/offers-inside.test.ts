import { expect, test } from 'vitest';
import type { Offer } from '../../../../contract/offers/get-offers.ts';
import { offersInside } from './offers-inside.ts';

const offer = (id: number): Offer => ({
  id,
  name: `Angebot ${id}`,
  title: '',
  text: '',
  seoUrl: `/angebot-${id}/`,
  query: {},
  // The total number of its homes is irrelevant for a location.
  count: 100 - id,
});

test('offers without homes in the location are left out, the others come by their homes there', () => {
  const inside = offersInside(
    [1, 2, 3, 4].map(offer),
    new Map([
      [4, 9],
      [2, 5],
      [3, 5],
      [1, 0],
      [77, 3],
    ]),
  );
  expect(inside.map(({ id }) => id)).toEqual([4, 2, 3]);
  expect(inside[0]).toEqual({ id: 4, name: 'Angebot 4', path: '/angebot-4/' });
});

test('there are never more than twelve', () => {
  const many = Array.from({ length: 30 }, (_, index) => offer(index + 1));
  expect(offersInside(many, new Map(many.map(({ id }) => [id, id]))).map(({ id }) => id)).toEqual([
    30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19,
  ]);
});
