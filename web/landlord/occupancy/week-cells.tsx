import { memo, type ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import { addDays, fromDayNumber, weekdayOfDay } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { classNames } from '../../components/class-names.ts';
import { findNight, type Night } from '../calendar/nights.ts';
import { useDayWords } from '../calendar/use-day-words.ts';
import { weeksPerBlock } from './grid-view.ts';
import styles from './occupancy-grid.module.css';
import type { ReadHome } from './occupancy-cache.ts';
import type { GridDays } from './grid-days.ts';

const weekdays = [0, 1, 2, 3, 4, 5, 6];
const saturday = 5;

/** One week of a home's row. Memoized, so that it renders only if its own properties change. */
export const WeekCells = memo(function WeekCells({
  objectNumber,
  week,
  days: { origin, today },
  read,
  hasPrices,
  tabStop,
  chosen,
}: {
  objectNumber: number;
  week: number;
  days: GridDays;
  read: ReadHome;
  hasPrices: boolean;
  /** Column with the tab stop; null if it is elsewhere. */
  tabStop: number | null;
  /** First and last selected date as text. Empty if no night of the week is selected. */
  chosen: string;
}): ReactNode {
  const { t, format, language } = useTexts();
  const describeNight = useDayWords();
  const isRead = read.shown.has(Math.floor(week / weeksPerBlock));
  const [chosenFirst = '', chosenLast = ''] = chosen.split(' ');
  const describe = (night: Night, before: Night, isPast: boolean): string => {
    if (!isRead) return t('landlord.occupancy.loading');
    if (!hasPrices && night.look === 'noPrice' && !isPast) return t('landlord.occupancy.free');
    const isEnd = before.taken !== null && before.taken !== night.taken;
    return describeNight(night, { isPast, isEnd });
  };
  const describeRequests = (date: string): string[] =>
    read.requests
      .filter(({ startDate, endDate }) => startDate <= date && date < endDate)
      .map(({ guest }) => t('landlord.occupancy.requestOf', { guest }));
  return weekdays.map((weekday) => {
    const column = week * 7 + weekday;
    const day = origin + column;
    const date = fromDayNumber(day);
    const night = findNight(read, date);
    const isPast = day < today;
    const isChosen = chosen !== '' && chosenFirst <= date && date <= chosenLast;
    const lacksPrice = isRead && hasPrices && night.look === 'noPrice' && !isPast;
    return (
      <div
        key={date}
        role="gridcell"
        aria-colindex={column + 2}
        data-date={date}
        data-home={objectNumber}
        data-look={isRead ? night.look : 'unread'}
        tabIndex={tabStop === column ? 0 : -1}
        aria-disabled={isPast || undefined}
        aria-selected={isChosen}
        aria-label={labelled(
          language,
          format.dateWithWeekday(date),
          [describe(night, findNight(read, addDays(date, -1)), isPast), ...describeRequests(date)].join(', '),
        )}
        style={{ '--column': column } as React.CSSProperties}
        className={classNames(
          styles.cell,
          weekdayOfDay(day) >= saturday && styles.weekend,
          day === today && styles.today,
          isPast && styles.past,
          lacksPrice && styles.noPrice,
          isChosen && styles.chosen,
        )}
      >
        {night.look === 'free' && night.season && !isPast && format.number(Math.round(night.season.nightly))}
      </div>
    );
  });
});
