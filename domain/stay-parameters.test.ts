import { expect, test } from 'vitest';
import { countAges, keyOfStay } from './stay-parameters.ts';

test('a key holds every parameter in its place, and the defaults of those that are not given', () => {
  expect(keyOfStay({ objectNumber: 7 })).toBe('7,,,2,0,0,0,0,,,0,,,,de,');
  const stay = { objectNumber: 7, startDate: '2027-07-03', endDate: '2027-07-10', persons: 5, duration: 7 };
  const party = { ...countAges([3, 14]), childAges: [3, 14], pets: 2, petSizes: ['small', 'large'] };
  const more = { country: 'at', isBooking: 1, bonus: 'B', bookingHash: 'h', language: 'fr', partner: '7001' };
  expect(keyOfStay({ ...stay, ...party, ...more, language: 'fr' })).toBe(
    '7,2027-07-03,2027-07-10,5,7,1,1,2,small large,at,1,3 14,B,h,fr,7001',
  );
});

test('who is thirteen is a teen', () => {
  expect(countAges([12, 13, 17, 0])).toEqual({ teens: 2, childs: 2 });
  expect(countAges([])).toEqual({ teens: 0, childs: 0 });
});
