import { expect, test } from 'vitest';
import { newDoubleBookings } from './double-bookings.ts';

const today = '2027-05-01';
const booked = { startDate: '2027-05-10', endDate: '2027-05-17' };
const event = (startDate: string, endDate: string, more: { closed?: true } = {}) => ({
  ...{ startDate, endDate, sliding: false, ...more },
});
const closed = { closed: true } as const;
const found = (now: ReturnType<typeof event>[], before: ReturnType<typeof event>[] = [], stay = booked) =>
  newDoubleBookings([stay], { before, now }, today);

test('a stay that another site has sold too is found once', () => {
  const sold = event('2027-05-14', '2027-05-20');
  expect(found([sold])).toEqual([booked]);
  expect(found([sold], [sold])).toEqual([]);
  expect(found([event('2027-05-13', '2027-05-20')], [sold])).toEqual([]);
  expect(found([event('2027-05-17', '2027-05-20')])).toEqual([]);
});

test('what another site has read here and closed is nothing that it has sold', () => {
  expect(found([event('2027-05-10', '2027-05-17', closed)])).toEqual([]);
  expect(found([event('2027-05-08', '2027-05-20', closed)])).toEqual([]);
  expect(found([event('2027-05-10', '2027-05-17')])).toEqual([booked]);
  expect(found([event('2027-05-14', '2027-05-20', closed)])).toEqual([booked]);
});

test('a stay that has begun is held by a closed time that is told from today on', () => {
  const staying = { startDate: '2027-04-28', endDate: '2027-05-05' };
  expect(found([event(today, '2027-05-05', closed)], [], staying)).toEqual([]);
});
