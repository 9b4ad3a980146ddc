import { expect, it } from 'vitest';
import { computeQuality, recommend, type Candidate } from './recommend.ts';

const home = (objectNumber: number, fields: Partial<Candidate> = {}): Candidate => ({
  objectNumber,
  countryCode: 'de',
  regionNumber: objectNumber,
  images: 8,
  average: 4,
  ratings: 10,
  ...fields,
});

it('trusts many ratings more than few, and likes pictures', () => {
  expect(computeQuality(home(1, { average: 4.8, ratings: 50 }))).toBeGreaterThan(
    computeQuality(home(2, { average: 5, ratings: 1 })),
  );
  expect(computeQuality(home(1))).toBeGreaterThan(computeQuality(home(2, { images: 1 })));
  expect(computeQuality(home(1))).toBeGreaterThan(computeQuality(home(2, { average: null, ratings: 0 })));
});

it('takes other countries first, then other regions, then the rest', () => {
  const homes = [
    home(1, { average: 5, regionNumber: 1 }),
    home(2, { average: 4.9, regionNumber: 1 }),
    home(3, { average: 4.8, regionNumber: 2 }),
    home(4, { average: 3, regionNumber: 3, countryCode: 'it' }),
  ];
  expect(recommend(homes, 2)).toEqual([1, 4]);
  expect(recommend(homes, 3)).toEqual([1, 4, 3]);
  expect(recommend(homes, 8)).toEqual([1, 4, 3, 2]);
  expect(recommend([...homes].reverse(), 8)).toEqual([1, 4, 3, 2]);
});
