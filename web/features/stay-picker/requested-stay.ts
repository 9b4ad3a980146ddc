import { searchDefaults } from '../../../domain/search-filter.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Formatter } from '../../../texts/format.ts';
import type { Translate } from '../../../texts/translate.ts';

/** A guest wants to travel on fixed days with some play, or for so many nights anywhere in a window. */
export interface RequestedStay {
  /** Empty without dates. */
  startDate: string;
  endDate: string;
  /** Days that arrival may move by; 0 is exact. */
  tolerance: number;
  /** Nights within the window of the dates; 0: the dates are the stay. */
  duration: number;
}

/** Who has no dates yet is offered those around the ones that they will choose. */
export const noStay: RequestedStay = {
  startDate: '',
  endDate: '',
  tolerance: searchDefaults.tolerance,
  duration: 0,
};

/** The stay of a search: dates without a tolerance were asked for exactly. */
export function requestedStayOf(search: Partial<RequestedStay>): RequestedStay {
  const { startDate = '', endDate = '', tolerance = 0, duration = 0 } = search;
  return startDate === '' || endDate === '' ? noStay : { startDate, endDate, tolerance, duration };
}

/** The year stands with the last day where it is another than the one of `today`. */
export function stayInWords(
  t: Translate,
  format: Formatter,
  stay: RequestedStay,
  today: PlainDate | undefined,
): string {
  const { startDate, endDate, tolerance, duration } = stay;
  if (startDate === '' || endDate === '') return t('search.box.addDates');
  const start = format.dayAndMonthShort(startDate);
  const end = format.lastDayShort(endDate, today);
  if (duration > 0) return t('search.box.window', { start, end, count: duration });
  const dates = t('search.card.dates', { start, end });
  return tolerance > 0 ? `${dates}, ${t('search.box.toleranceDays', { count: tolerance })}` : dates;
}

/** Which day is to be chosen next: one of the stay, or a bound of the window that it lies in. A text below `search.stay` asks for it. */
export function nextDayOf({
  startDate,
  duration,
}: RequestedStay): 'chooseArrival' | 'chooseDeparture' | 'chooseStart' | 'chooseEnd' {
  if (duration > 0) return startDate === '' ? 'chooseStart' : 'chooseEnd';
  return startDate === '' ? 'chooseArrival' : 'chooseDeparture';
}
