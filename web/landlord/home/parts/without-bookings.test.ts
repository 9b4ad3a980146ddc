import { expect, test } from 'vitest';
import { withoutBookings } from './without-bookings.ts';

test('a booking that waits for an answer is not listed again among those to come', () => {
  const [waiting, confirmed] = [{ bookingID: 1 }, { bookingID: 2 }];
  expect(withoutBookings([waiting, confirmed], [waiting])).toEqual([confirmed]);
});
