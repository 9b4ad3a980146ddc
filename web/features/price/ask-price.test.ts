import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const call = vi.fn((_name: string, _input: object): Promise<object> =>
  Promise.resolve({ price: call.mock.calls.length }),
);
let partner = '';
vi.mock('../../app/api/browser-api.ts', () => ({ browserApi: { call } }));
vi.mock('../visitor/visit-partner.ts', () => ({ getVisitPartner: () => partner }));
vi.mock('../visitor/use-visitor.ts', () => ({ visitorStore: { get: () => ({ uid: 'u', jwt: '' }) } }));

const stay = {
  objectNumber: 7,
  startDate: '2027-07-03',
  endDate: '2027-07-10',
  persons: 4,
  childAges: [3, 8],
  adultsMax: 2,
  language: 'de' as const,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-01T23:30:00+01:00') });
  partner = '7001';
});
afterEach(async () => {
  (await import('./ask-price.ts')).clearPriceCache();
  call.mockClear();
  vi.useRealTimers();
});

test('sends the stay, the visitor and the partner', async () => {
  const { askPrice } = await import('./ask-price.ts');
  await askPrice(stay);
  expect(call).toHaveBeenCalledWith(
    'getPrice',
    {
      ...stay,
      isBooking: 0,
      duration: 7,
      identifierKey: '7,2027-07-03,2027-07-10,4,7,0,2,0,,,0,3 8,,,de,7001,0,',
      viewedDate: '2027-03-01',
      partner: '7001',
      uid: 'u',
      jwt: '',
    },
    undefined,
  );
});

test('a price is reused for an hour where the caller allows it, and loaded for bookings', async () => {
  const { askPrice } = await import('./ask-price.ts');
  const first = await askPrice(stay, { reuse: true });
  expect(await askPrice(stay, { reuse: true })).toBe(first);
  const fresh = await askPrice(stay);
  expect(fresh).not.toBe(first);
  expect(await askPrice(stay, { reuse: true })).toBe(fresh);
  const booked = await askPrice({ ...stay, insurance: 0 });
  expect(call.mock.lastCall?.[1]).toMatchObject({ isBooking: 1 });
  expect(await askPrice(stay, { reuse: true })).toBe(booked);
  vi.advanceTimersByTime(3_600_000);
  expect(await askPrice(stay, { reuse: true })).not.toBe(fresh);
});

test('another stay or another partner causes a new call', async () => {
  const { askPrice } = await import('./ask-price.ts');
  await askPrice(stay, { reuse: true });
  await askPrice({ ...stay, extras: { towels: 2 } }, { reuse: true });
  partner = '';
  await askPrice(stay, { reuse: true });
  expect(call).toHaveBeenCalledTimes(3);
});

test('a booking clears the cache, and failures are not cached', async () => {
  const { askPrice, clearPriceCache } = await import('./ask-price.ts');
  await askPrice(stay, { reuse: true });
  clearPriceCache();
  call.mockRejectedValueOnce(new Error('down'));
  await expect(askPrice(stay, { reuse: true })).rejects.toThrow('down');
  await askPrice(stay, { reuse: true });
  expect(call).toHaveBeenCalledTimes(3);
});
