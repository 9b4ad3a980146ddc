import { expect, test } from 'vitest';
import { EarlyStays } from './early-stays.ts';

const first = { startDate: '2027-06-05', endDate: '2027-06-12' };
const second = { startDate: '2027-07-03', endDate: '2027-07-10' };

test('a read brings the stays up to its version, the later ones are kept until they are read', () => {
  const early = new EarlyStays();
  early.add(7, { version: 3, stay: first });
  early.add(7, { version: 5, stay: second });
  early.add(8, { version: 2, stay: first });
  expect(early.takeNewerThan(7, 2)).toEqual([first, second]);
  expect(early.takeNewerThan(7, 3)).toEqual([second]);
  expect(early.takeNewerThan(7, 5)).toEqual([]);
  expect(early.homes()).toEqual([8]);
  expect(early.takeNewerThan(7, 1)).toEqual([]);
  early.forget(8);
  expect(early.homes()).toEqual([]);
});
