import type { CalendarHome } from '../../../../contract/calendars/calendar-parts.ts';
import type { getLandlordCalendar } from '../../../../contract/calendars/get-landlord-calendar.ts';
import { countNights } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import { ownBlocks, type NightsTaken } from '../../booking/booking.ts';
import { calendarStore } from '../calendar-store.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { presentSeason } from '../rules/present-season.ts';
import { invalidDates } from '../rules/invalid-dates.ts';
import { objectNotFound } from '../change-own-calendar.ts';

const nightsMax = 400;
/** The page has more homes for a month than for a year, so that both contain a similar number of nights. */
const homesPerPage = { month: 12, year: 3 };
const monthNights = 62;

export function getLandlordCalendarHandler({
  connection: { db },
  clock,
  booking,
  pricing,
}: CalendarsDeps): Handler<typeof getLandlordCalendar> {
  return async ({ languageCode, startDate, endDate, objectNumber, page }, { user }) => {
    const range = { startDate, endDate };
    if (startDate >= endDate || countNights(range) > nightsMax) return invalidDates;
    const allHomes = await booking.listHomes(user.uid, languageCode, 'stays');
    const requestedHomes =
      objectNumber > 0 ? allHomes.filter((home) => home.objectNumber === objectNumber) : allHomes;
    if (objectNumber > 0 && requestedHomes.length === 0) return objectNotFound;
    const size = countNights(range) <= monthNights ? homesPerPage.month : homesPerPage.year;
    const pageOfHomes = requestedHomes.slice((page - 1) * size, page * size);
    const numbers = pageOfHomes.map((home) => home.objectNumber);
    const [taken, rates, ofFeed] = await Promise.all([
      ownBlocks.taken(db, user.uid, numbers, range),
      pricing.homeRates(numbers, db),
      calendarStore.withRatesOfFeed(db, numbers),
    ]);
    const homes = pageOfHomes.map((home): CalendarHome => ({
      ...home,
      ratesOfFeed: ofFeed.has(home.objectNumber),
      taken: taken.filter((one) => one.objectNumber === home.objectNumber).map(presentTaken),
      seasons: (rates.get(home.objectNumber)?.seasons ?? [])
        .filter((season) => season.fromDate < endDate && season.untilDate > startDate)
        .map(presentSeason),
    }));
    return {
      ok: true,
      data: {
        today: clock.today(),
        homes,
        all: allHomes.map(({ active: _active, ...home }) => home),
        pages: Math.max(1, Math.ceil(requestedHomes.length / size)),
      },
    };
  };
}

function presentTaken({
  stayId,
  bookingId,
  objectNumber: _home,
  ...one
}: NightsTaken): CalendarHome['taken'][number] {
  const status = one.status as CalendarHome['taken'][number]['status'];
  return { ...one, status, stayID: stayId, bookingID: bookingId };
}
