import { expect, test } from 'vitest';
import { api } from '../contract/api.ts';
import { parseSearchFilter, serializeSearchFilter } from '../domain/search-filter.ts';

test('a search is counted by what a search has answered, a long list of homes too', () => {
  const objects = Array.from({ length: 500 }, (_, index) => 2_000_000_000 - index);
  const trackVars = serializeSearchFilter(
    parseSearchFilter({ objects: objects.join(','), q: 'x'.repeat(200) }),
  );
  expect(trackVars['objects']?.split(',')).toHaveLength(500);
  const counted = api.trackSearch.request.parse({ trackVars, totalObjects: 1 });
  expect(counted.trackVars).toEqual(trackVars);
});

test.each(['getUser', 'saveTrackingParams'] as const)(
  '%s takes parameters that have become numbers',
  (name) => {
    const { trackingParams } = api[name].request.parse({
      trackingParams: { pid: 123, gclid: 'Cj0', ptc: 0 },
    });
    expect(trackingParams).toEqual({ pid: '123', gclid: 'Cj0', ptc: '0' });
  },
);

test('content is set without a lock and a revision, which the declared errors then ask for', () => {
  const fields = { contentID: 7, contentStatus: 'draft', contentAction: 'save', containerContent: '{}' };
  expect(api.setContent.request.parse(fields)).toMatchObject({ ...fields, lockToken: '', baseRevision: 0 });
});

test.each([
  ['getPrice', 'objectNumber'],
  ['getPoi', 'poiId'],
  ['getBooking', 'bookingID'],
  ['getBookingConfirmation', 'bookingId'],
  ['redeemVoucher', 'bookingID'],
  ['redeemVoucher', 'customerNumber'],
  ['getOffers', 'offerId'],
  ['getRatingResponse', 'ratingNumber'],
  ['listRatings', 'pageNr'],
] as const)('%s takes digits alone for %s', (name, field) => {
  const isTaken = (value: unknown): boolean => {
    const { error } = api[name].request.safeParse({ [field]: value });
    return error?.issues.every(({ path }) => path[0] !== field) ?? true;
  };
  expect([7, '7', '007', '1000'].filter((value) => !isTaken(value))).toEqual([]);
  const refused = [
    0,
    '0',
    '',
    '1e1',
    '0x10',
    ' 7 ',
    '7.0',
    '-7',
    '+7',
    '７',
    1.5,
    true,
    [7],
    ['7'],
    null,
    {},
  ];
  expect([...refused, '1'.repeat(17)].filter(isTaken)).toEqual([]);
});

test('where zero is allowed, nothing typed is zero', () => {
  const bookingidOf = (bookingid: unknown): unknown =>
    api.getBookings.request.safeParse({ type: 'bookings', bookingid }).data?.bookingid;
  expect(['', '0', 0, undefined, '12', ' '].map(bookingidOf)).toEqual([0, 0, 0, 0, 12, undefined]);
});
