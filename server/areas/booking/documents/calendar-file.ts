import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator';
import { addDays } from '../../../../domain/stay.ts';
import { addressLines, wayThere } from '../rules/way-there.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { DocumentInput } from './confirmation-pdf.ts';
import { timeInWords } from './document-parts.ts';

export function calendarFile({
  booking,
  home,
  language,
  translate: t,
  site,
}: Omit<DocumentInput, 'picture' | 'agency' | 'entries' | 'account'>): string {
  const way = wayThere(booking.state, home);
  const calendar = ical({
    name: site.name,
    prodId: { company: t.site, product: 'booking' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `booking-${booking.id}@${new URL(site.origin).hostname}`,
    stamp: booking.updated_at,
    // With the same UID and a higher sequence number, calendars replace the entry when a stay changes.
    sequence: Math.floor((booking.updated_at.getTime() - booking.created_at.getTime()) / 1000),
    allDay: true,
    // DTEND of an all-day event is the day after the last, which is the departure.
    start: booking.start_date,
    end: addDays(booking.end_date, 1),
    summary: t('documents.calendarTitle', { home: home.title }),
    description: t('documents.calendarText', {
      number: String(booking.display_number),
      arrival: timeInWords('from', home.checkIn, t, formatterFor(language, t)),
      departure: timeInWords('until', home.checkOut, t, formatterFor(language, t)),
    }),
    location: {
      title: [home.title, ...(way?.address ? addressLines(way.address) : [home.place])]
        .filter(Boolean)
        .join(', '),
      // An approximate position is left out, since navigation devices would take the centre of its circle for the
      // door.
      ...(way?.position.withinMetres === null && { geo: way.position }),
    },
    status: booking.state === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    busystatus: ICalEventBusyStatus.OOF,
  });
  return calendar.toString();
}
