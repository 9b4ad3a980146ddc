import type { ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import type { CalendarHome } from '../../../contract/calendars/calendar-parts.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { classNames } from '../../components/class-names.ts';
import { MonthTable } from '../../features/calendar/month-table.tsx';
import styles from './calendar.module.css';
import { findNight, type Night } from './nights.ts';
import { useDayWords } from './use-day-words.ts';
import type { RangeState } from './use-range.ts';

interface MonthProps {
  home: CalendarHome;
  today: PlainDate;
  range: RangeState;
}

/**
 * A month of one home as a grid of days. The second half of a day shows its own night, the first half the night
 * before.
 */
export function Month({ first, ...props }: MonthProps & { first: PlainDate }): ReactNode {
  return (
    <MonthTable
      first={first}
      isGrid
      isMultiselectable
      label={<span className="visually-hidden">, {props.home.title}</span>}
      className={styles.month}
      captionClass={styles.caption}
      weekdayClass={styles.weekday}
    >
      {(date) => <Day key={date} date={date} {...props} />}
    </MonthTable>
  );
}

function Day({ date, home, today, range }: MonthProps & { date: PlainDate }): ReactNode {
  const { format, language } = useTexts();
  const describeNight = useDayWords();
  const night = findNight(home, date);
  const nightBefore = findNight(home, addDays(date, -1));
  const { chosen } = range;
  const isChosen = chosen?.objectNumber === home.objectNumber && chosen.first <= date && date <= chosen.last;
  const isPast = date < today;
  const isEnd = nightBefore.taken !== null && nightBefore.taken !== night.taken;
  return (
    <td
      role="gridcell"
      data-date={date}
      data-home={home.objectNumber}
      data-look={night.look}
      tabIndex={date === range.tabStopOf(home.objectNumber) ? 0 : -1}
      aria-disabled={isPast}
      aria-selected={isChosen}
      aria-label={labelled(language, format.dateWithWeekday(date), describeNight(night, { isPast, isEnd }))}
      className={classNames(
        styles.day,
        styles[`night-${night.look}`],
        styles[`before-${nightBefore.look}`],
        isPast && styles.past,
        date === today && styles.today,
        isChosen && styles.chosen,
      )}
      onPointerDown={(event) => range.onPointerDown(event, home.objectNumber, date)}
      onClick={() => range.onClick(home.objectNumber, date)}
      onKeyDown={(event) => range.onKey(event, home.objectNumber, date)}
    >
      <span className={styles.number}>{Number(date.slice(8))}</span>
      <span className={styles.note}>{dayNote(night, isPast, format.number)}</span>
    </td>
  );
}

function dayNote({ look, taken, season }: Night, isPast: boolean, number: (value: number) => string): string {
  if (taken) return taken.kind === 'blocked' ? taken.note : taken.guest;
  return look === 'free' && season && !isPast ? number(Math.round(season.nightly)) : '';
}
