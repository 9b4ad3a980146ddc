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

export const noStay: RequestedStay = { startDate: '', endDate: '', tolerance: 0, duration: 0 };

export function stayInWords(t: Translate, format: Formatter, stay: RequestedStay): string {
  const { startDate, endDate, tolerance, duration } = stay;
  if (startDate === '' || endDate === '') return t('search.box.addDates');
  const start = format.dayAndMonthShort(startDate);
  const end = format.dayAndMonthShort(endDate);
  if (duration > 0) return t('search.box.window', { start, end, count: duration });
  const dates = t('search.card.dates', { start, end });
  return tolerance > 0 ? `${dates}, ${t('search.box.toleranceDays', { count: tolerance })}` : dates;
}
