import { expect, test } from 'vitest';
import { notAmong } from './not-among.ts';

test('a booking that waits for an answer is not listed again among those to come', () => {
  const [waiting, confirmed] = [{ bookingID: 1 }, { bookingID: 2 }];
  expect(notAmong([waiting, confirmed], [waiting])).toEqual([confirmed]);
});
