import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Stay } from '../../../domain/stay.ts';

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
      // A stamp from the stay keeps the output identical while nothing changes.
      stamp: new Date(`${startDate}T00:00:00Z`),
      allDay: true,
      // Plain dates stay unchanged in every time zone of the server.
      start: startDate,
      end: endDate,
      summary: site,
    });
  }
  return calendar.toString();
}
