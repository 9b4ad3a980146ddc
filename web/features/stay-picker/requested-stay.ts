import { searchDefaults } from '../../../domain/search-filter.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Formatter } from '../../../texts/format.ts';
import type { Translate } from '../../../texts/translate.ts';

/** Fixed dates with some tolerance, or a number of nights within a window. */
export interface RequestedStay {
  /** Empty without dates. */
  startDate: string;
  endDate: string;
  /** Days by which the arrival may move; 0 is exact. */
  tolerance: number;
  /** Nights within the window of the dates; 0 if the dates are the stay. */
  duration: number;
}

/** The default. Its tolerance is that of the form's own field, for browsers without scripts. */
export const noStay: RequestedStay = {
  startDate: '',
  endDate: '',
  tolerance: searchDefaults.tolerance,
  duration: 0,
};

/** Returns the stay of a search; dates without a tolerance are exact. */
export function toRequestedStay(search: Partial<RequestedStay>): RequestedStay {
  const { startDate = '', endDate = '', tolerance = 0, duration = 0 } = search;
  return startDate === '' || endDate === '' ? noStay : { startDate, endDate, tolerance, duration };
}

/** Returns the first state of the calendar: chosen days are exact until the guest adds a tolerance. */
export function toDraft(stay: RequestedStay): RequestedStay {
  return stay.startDate === '' ? { ...stay, tolerance: 0 } : stay;
}

/** Shows the year with the last day if it differs from that of `today`. */
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

/** Returns the day that has to be chosen next: one of the stay, or a bound of its window. The value is a text key below `search.stay`. */
export function nextChoice({
  startDate,
  duration,
}: RequestedStay): 'chooseArrival' | 'chooseDeparture' | 'chooseStart' | 'chooseEnd' {
  if (duration > 0) return startDate === '' ? 'chooseStart' : 'chooseEnd';
  return startDate === '' ? 'chooseArrival' : 'chooseDeparture';
}
