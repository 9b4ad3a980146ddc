import type { ReactNode } from 'react';
import { wholeEuros } from '../../../domain/money.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';
import { firstOfMonth, shiftMonth } from '../calendar/months.ts';
import { lowestOfMonth, type CalendarPrices } from './calendar-prices.ts';
import styles from './price-calendar.module.css';
import type { PriceCalendarChoice } from './use-price-calendar.ts';

const durations = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 21, 28];

export function CalendarControls({
  choice: { calendar, state, duration, setDuration },
  prices,
}: {
  choice: PriceCalendarChoice;
  prices: CalendarPrices | null;
}): ReactNode {
  const { t, format } = useTexts();
  const lastDate = addDays(calendar.from, calendar.days.length - 1);
  const monthsAhead = monthsFrom(firstOfMonth(calendar.from), firstOfMonth(lastDate));
  const monthLabel = (first: PlainDate): string => {
    const lowest = prices && lowestOfMonth(prices, first);
    return lowest === null
      ? format.month(first)
      : t('object.priceCalendar.monthFrom', {
          month: format.month(first),
          // Rounded up, as under the days of arrival.
          total: format.money(wholeEuros(lowest)),
        });
  };
  return (
    <div className={styles.controls}>
      <SelectField
        label={t('object.priceCalendar.duration')}
        value={duration}
        data-testid="calendar-duration"
        onChange={({ target }) => setDuration(Number(target.value))}
      >
        {[...new Set([...durations, duration])]
          .sort((a, b) => a - b)
          .map((nights) => (
            <option key={nights} value={nights}>
              {t('object.nights', { count: nights })}
            </option>
          ))}
      </SelectField>
      {!state.isScrolled && (
        <SelectField
          label={t('object.priceCalendar.month')}
          data-testid="calendar-month"
          value={state.months[0]}
          onChange={({ target }) => state.turnTo(target.value)}
        >
          {monthsAhead.map((first) => (
            <option key={first} value={first}>
              {monthLabel(first)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

function monthsFrom(first: PlainDate, last: PlainDate): PlainDate[] {
  const months: PlainDate[] = [];
  for (let month = first; month <= last; month = shiftMonth(month, 1)) months.push(month);
  return months;
}
