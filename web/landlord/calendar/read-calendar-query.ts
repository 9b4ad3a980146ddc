import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import { firstOfMonth, shiftMonth } from '../../features/calendar/months.ts';

export const calendarViews = ['month', 'year'] as const;
export type CalendarView = (typeof calendarViews)[number];

export interface CalendarQuery {
  view: CalendarView;
  /** First day of the first month. */
  first: PlainDate;
  objectNumber: number;
  page: number;
}

const monthsAhead = 36;

export function monthBounds(): { first: PlainDate; last: PlainDate } {
  const firstMonth = firstOfMonth(todayInBerlin(new Date()));
  return { first: firstMonth, last: shiftMonth(firstMonth, monthsAhead) };
}

/** Invalid values are ignored. */
export function readCalendarQuery(query: URLSearchParams): CalendarQuery {
  const bounds = monthBounds();
  const readNumber = (name: string): number =>
    /^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : 0;
  const month = query.get('month') ?? '';
  const requestedMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? `${month}-01` : bounds.first;
  return {
    view: query.get('view') === 'year' ? 'year' : 'month',
    first:
      requestedMonth < bounds.first
        ? bounds.first
        : requestedMonth > bounds.last
          ? bounds.last
          : requestedMonth,
    objectNumber: readNumber('home'),
    page: Math.min(1000, Math.max(1, readNumber('page'))),
  };
}

export const monthsInView = (view: CalendarView): number => (view === 'year' ? 12 : 1);

export function toQuery({ view, first, objectNumber, page }: CalendarQuery): URLSearchParams {
  const address = new URLSearchParams();
  if (view !== 'month') address.set('view', view);
  if (first !== monthBounds().first) address.set('month', first.slice(0, 7));
  if (objectNumber > 0) address.set('home', String(objectNumber));
  if (page > 1) address.set('page', String(page));
  return address;
}
