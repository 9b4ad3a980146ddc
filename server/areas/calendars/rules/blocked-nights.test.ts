import { expect, test } from 'vitest';
import { countBlockedNights } from './blocked-nights.ts';

const today = '2026-11-29';

test('nights that several stays take are counted once, from today on', () => {
  const stay = (startDate: string, endDate: string) => ({ startDate, endDate });
  expect(countBlockedNights([], today)).toEqual({ nights: 0, firstNight: null, lastNight: null });
  expect(countBlockedNights([stay('2026-11-20', '2026-11-29')], today)).toMatchObject({
    nights: 0,
    firstNight: null,
  });
  expect(
    countBlockedNights(
      [
        stay('2026-12-10', '2026-12-14'),
        stay('2026-11-27', '2026-11-30'),
        stay('2026-12-12', '2026-12-13'),
        stay('2026-12-13', '2026-12-16'),
      ],
      today,
    ),
  ).toEqual({ nights: 7, firstNight: '2026-11-29', lastNight: '2026-12-15' });
});
