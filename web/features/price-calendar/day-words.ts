import type { PlainDate } from '../../../domain/stay.ts';
import type { Formatter } from '../../../texts/format.ts';
import type { Translate } from '../../../texts/translate.ts';
import { explainDay } from '../calendar/explain-day.ts';
import { getDay, type PackedCalendar } from '../calendar/packed-calendar.ts';
import type { CalendarPrices } from './calendar-prices.ts';

export interface DayContext {
  calendar: PackedCalendar;
  prices: CalendarPrices | null;
  /** Set while the departure is being chosen. */
  arrival: PlainDate | null;
}

/** Explains in whole sentences what can be done with a day and what it costs, or why it cannot be chosen. */
export function dayText(
  t: Translate,
  format: Formatter,
  { calendar, prices, arrival }: DayContext,
  date: PlainDate,
): string {
  const explanation = explainDay(t, calendar, date, arrival);
  if (arrival !== null && date > arrival) return explanation;
  const priced = prices?.days.get(date);
  if (!priced || !prices || !getDay(calendar, date)?.arrival) return explanation;
  const cost =
    priced.total !== null
      ? t('object.priceCalendar.costs', { count: prices.duration, total: format.money(priced.total) })
      : `${t('object.priceCalendar.notForNights', { count: prices.duration })} ${t(
          `price.reason.${priced.status}`,
          { count: priced.statusNights ?? 0 },
        )}`;
  return `${explanation} ${cost}`;
}
