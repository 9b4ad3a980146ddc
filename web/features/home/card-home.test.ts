import { expect, test } from 'vitest';
import { toCardHome } from './card-home.ts';

const today = '2027-05-22';

const savedOf = (priceComplete: number, off: number): number | undefined =>
  toCardHome(
    {
      locations: {},
      images: [],
      priceObject: {
        priceComplete,
        price: priceComplete,
        original: priceComplete + off,
        pricePercentReduction: 8,
        startDate: today,
      },
    } as unknown as Parameters<typeof toCardHome>[0],
    today,
  ).stay?.saved;

test('the saving fits the two complete prices beside it, not the discount of the accommodation', () => {
  expect(savedOf(1732.08, 133.12)).toBe(7);
  expect(savedOf(71, 29)).toBe(29);
  expect(savedOf(999, 1)).toBe(0);
  expect(savedOf(500, 0)).toBe(0);
});

const isFree = (freeCancelDays: number | null, startDate: string | null): boolean =>
  toCardHome(
    {
      locations: {},
      images: [],
      freeCancel: freeCancelDays !== null && freeCancelDays <= 14,
      freeCancelDays,
      priceObject: startDate && { startDate },
    } as unknown as Parameters<typeof toCardHome>[0],
    today,
  ).freeCancel;

test('free cancellation depends on the terms of the stay, and without dates on those of the home', () => {
  expect(isFree(60, '2027-07-21')).toBe(true);
  expect(isFree(60, '2027-07-20')).toBe(false);
  expect(isFree(14, '2027-06-04')).toBe(false);
  expect(isFree(null, '2028-01-01')).toBe(false);
  expect(isFree(14, null)).toBe(true);
  expect(isFree(60, null)).toBe(false);
});

test('a card shows its drawings in the season of its own stay', () => {
  const imagesOf = (startDate: string | null): readonly string[] =>
    toCardHome(
      {
        locations: {},
        images: [
          { cdn: '', src: '/pictures/7/1.0a1b2c3d', illustration: true },
          { cdn: '', src: '/pictures/7/2.0a1b2c3d', illustration: false },
        ],
        priceObject: startDate && { startDate },
      } as unknown as Parameters<typeof toCardHome>[0],
      today,
    ).images;
  expect(imagesOf('2027-12-24')).toEqual(['/pictures/7/1.0a1b2c3d.winter', '/pictures/7/2.0a1b2c3d']);
  expect(imagesOf(null)).toEqual(['/pictures/7/1.0a1b2c3d', '/pictures/7/2.0a1b2c3d']);
});

test('a card says a name that place and region share once', () => {
  const where = (place: string, region: string): string =>
    toCardHome(
      { locations: { place, region }, images: [], priceObject: null } as unknown as Parameters<
        typeof toCardHome
      >[0],
      today,
    ).where;
  expect(where('Wien', 'Wien')).toBe('Wien');
  expect(where('Büsum', 'Nordsee')).toBe('Büsum, Nordsee');
});

test('a card says until when cancelling its stay is free', () => {
  const home = { locations: {}, images: [], freeCancelDays: 60, priceObject: { startDate: '2027-07-21' } };
  const untilOf = (change: object): string | null =>
    toCardHome({ ...home, ...change } as unknown as Parameters<typeof toCardHome>[0], today).freeCancelUntil;
  expect(untilOf({})).toBe('2027-05-22');
  expect(untilOf({ freeCancelDays: null })).toBeNull();
  expect(untilOf({ priceObject: null })).toBeNull();
});
