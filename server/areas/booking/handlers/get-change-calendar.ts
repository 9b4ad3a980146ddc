import type { getChangeCalendar } from '../../../../contract/booking/get-change-calendar.ts';
import { addDays, horizonDays } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentArrivals } from '../../pricing/pricing.ts';
import type { BookingDeps } from '../booking-context.ts';
import { toStay, type BookingRow } from '../booking-store.ts';
import { isChangeable } from '../rules/booking-change.ts';

const notChangeable = { ok: false, type: 'not-changeable', data: null } as const;

export function getChangeCalendarHandler(deps: BookingDeps): Handler<typeof getChangeCalendar, BookingRow> {
  return async ({ duration, persons, childAges, pets }, { opened: booking }) => {
    const { pricing, clock } = deps;
    const today = clock.today();
    if (!isChangeable(booking, today)) return notChangeable;
    const leaving = toStay(booking);
    const party = { persons, childAges, dogs: pets };
    const request = { nights: duration, party, from: today, until: addDays(today, horizonDays) };
    const calendar = await pricing.calendar(booking.object_number, today, leaving);
    const priceResult = await pricing.priceCalendar(booking.object_number, request, today, leaving);
    if (!calendar || !priceResult.ok) return notChangeable;
    return { ok: true, data: { duration, calendar: calendar.days, days: presentArrivals(priceResult.days) } };
  };
}
