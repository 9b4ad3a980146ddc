import { wholeEuros } from '../../../domain/money.ts';
import { nightsBetween, type PlainDate } from '../../../domain/stay.ts';
import type { Formatter } from '../../../texts/format.ts';
import type { Translate } from '../../../texts/translate.ts';
import calendarStyles from '../calendar/calendar.module.css';
import type { DayContent } from '../calendar/month-grid.tsx';
import { firstOfMonth } from '../calendar/months.ts';
import { getDay } from '../calendar/packed-calendar.ts';
import { savingOfMonth } from './calendar-prices.ts';
import { dayText, type DayContext } from './day-words.ts';

/** Returns what the calendar shows on a day: the price of a stay that begins on it, or the nights of one that ends on it. */
export function priceDayContent(
  t: Translate,
  format: Formatter,
  context: DayContext,
  date: PlainDate,
  canChoose: boolean,
): DayContent {
  const { calendar, prices, arrival } = context;
  const words = dayText(t, format, context, date);
  if (arrival !== null && date > arrival) {
    const count = nightsBetween(arrival, date);
    return { words, note: canChoose && t('object.priceCalendar.nightsShort', { count }) };
  }
  if (!getDay(calendar, date)?.arrival) return { words, note: null };
  if (!prices) return { words, note: <i className={calendarStyles.wait} /> };
  const total = prices.days.get(date)?.total ?? null;
  if (total === null) return { words, note: '–' };
  const isLowest = total === savingOfMonth(prices, firstOfMonth(date));
  // A cell has room for whole euros; the text of the day has the exact sum.
  return { words, isLowest, note: `${isLowest ? '▾ ' : ''}${format.number(wholeEuros(total))}` };
}
