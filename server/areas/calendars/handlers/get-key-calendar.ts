import type { getKeyCalendar } from '../../../../contract/calendars/get-key-calendar.ts';
import { countNights } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import { ownBlocks } from '../../booking/booking.ts';
import { calendarStore } from '../calendar-store.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { objectNotFound } from '../change-own-calendar.ts';
import { invalidDates } from '../rules/invalid-dates.ts';
import { presentSeason } from '../rules/present-season.ts';

const nightsMax = 800;

export function getKeyCalendarHandler({
  apiKeys,
  connection: { db },
  pricing,
}: CalendarsDeps): Handler<typeof getKeyCalendar> {
  return async ({ objectNumber, startDate, endDate }, { authorization }) => {
    const admission = await apiKeys.admitLetting(authorization, 'calendar:read');
    if (!admission.ok) return admission;
    const { business } = admission.holder;
    const range = { startDate, endDate };
    if (startDate >= endDate || countNights(range) > nightsMax) return invalidDates;
    const home = await calendarStore.findOwn(db, business, objectNumber);
    if (!home) return objectNotFound;
    const [taken, rates] = await Promise.all([
      ownBlocks.taken(db, business, [objectNumber], range),
      pricing.homeRates([objectNumber], db),
    ]);
    return {
      ok: true,
      data: {
        objectNumber,
        ratesOfFeed: home.ratesOfFeed,
        taken: taken.map((one) => ({
          ...{ stayID: one.stayId, kind: one.kind, origin: one.origin, note: one.note },
          ...{ startDate: one.startDate, endDate: one.endDate, bookingID: one.bookingId },
          state: one.status as KeyState,
        })),
        seasons: (rates.get(objectNumber)?.seasons ?? [])
          .filter((season) => season.fromDate < endDate && season.untilDate > startDate)
          .map(presentSeason),
      },
    };
  };
}

type KeyState = Extract<
  Awaited<ReturnType<Handler<typeof getKeyCalendar>>>,
  { ok: true }
>['data']['taken'][number]['state'];
