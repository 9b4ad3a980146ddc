import ical, { ICalCalendarMethod } from 'ical-generator';
import { addDays, type Stay } from '../../../domain/stay.ts';

/** More days than nights can be taken ahead. */
const daysBeforeAnyStay = 1_500;

/** Writes occupied nights as iCalendar for other sites, without guest data. */
export function takenCalendar({
  objectNumber,
  site,
  ownDomain,
  taken,
}: {
  objectNumber: number;
  /** The name of the site. */
  site: string;
  ownDomain: string;
  taken: readonly (Stay & { stayId: number })[];
}): string {
  const calendar = ical({
    name: `${site} ${objectNumber}`,
    prodId: { company: site, product: 'calendar' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { stayId, startDate, endDate } of taken) {
    calendar.createEvent({
      id: `stay-${stayId}@${ownDomain}`,
      // A stamp from the stay keeps the output identical while nothing changes, and one so early is never in the future.
      stamp: new Date(`${addDays(startDate, -daysBeforeAnyStay)}T00:00:00Z`),
      allDay: true,
      // Plain dates stay unchanged in every time zone of the server.
      start: startDate,
      end: endDate,
      summary: site,
    });
  }
  return calendar.toString();
}
