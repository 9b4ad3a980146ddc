import { expect, test } from 'vitest';
import type { BookingListItem } from '../../../contract/booking/get-bookings.ts';
import { hasEnded } from './coming.ts';

const ended = (status: string, endDate: string): boolean =>
  hasEnded({ status, endDate } as BookingListItem, '2027-06-10');

test('a stay has ended the day after the departure, and one that was cancelled never', () => {
  expect(ended('confirmed', '2027-06-09')).toBe(true);
  expect(ended('confirmed', '2027-06-10')).toBe(false);
  expect(ended('cancelled', '2027-06-09')).toBe(false);
});
