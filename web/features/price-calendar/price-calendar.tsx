import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { addDays, isValidStay, nightsOf, type PlainDate, type Stay } from '../../../domain/stay.ts';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { StayChoice } from '../chosen-stay/stay-query.ts';
import { firstOfMonth, shiftMonth } from '../stay-picker/months.ts';
import { dayOf, departureFrom, type PackedCalendar } from '../stay-picker/packed-calendar.ts';
import { dayOfKey } from './calendar-keys.ts';
import { lowestOfMonth } from './calendar-prices.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import { DayNote } from './day-note.tsx';
import { MonthGrid } from './month-grid.tsx';
import styles from './price-calendar.module.css';
import type { SeasonRule } from './season-rules.ts';
import { SeasonRules } from './season-rules-list.tsx';
import { useCalendarPrices, type LoadPrices } from './use-calendar-prices.ts';
import { useWide } from './use-wide.ts';

const durations = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 21, 28];
const usualDuration = 7;
/** Reasons that no other day changes. */
const reasonsOfParty = ['tooManyPersons', 'petsNotAllowed', 'inactive'];

export interface PriceCalendarProps {
  objectNumber: number;
  calendar: PackedCalendar;
  seasons: readonly SeasonRule[];
  stay: StayChoice;
  onStay: (stay: Stay) => void;
  /** In a dialog the first day takes the focus. */
  takesFocus?: boolean;
  /** Instead of everybody's prices. */
  loadPrices?: LoadPrices;
}

/**
 * Shows under each day of arrival the complete price of a stay; arrival and departure are chosen here. A day that
 * cannot be chosen stays reachable and says why, and which stay would work.
 */
export default function PriceCalendar({
  objectNumber,
  calendar,
  seasons,
  stay,
  onStay,
  takesFocus = false,
  loadPrices,
}: PriceCalendarProps): ReactNode {
  const { t, format } = useTexts();
  const today = calendar.from;
  const last = addDays(today, calendar.days.length - 1);
  const chosen = isValidStay(stay, today) ? stay : null;
  const [duration, setDuration] = useState(chosen ? Math.min(nightsOf(chosen), 365) : usualDuration);
  const [arrival, setArrival] = useState<PlainDate | null>(null);
  const [focus, setFocus] = useState<PlainDate>(() => chosen?.startDate ?? firstArrival(calendar));
  const [month, setMonth] = useState(() => firstOfMonth(focus));
  const [pointed, setPointed] = useState<PlainDate | null>(null);
  const shownMonths = useWide() ? 2 : 1;
  const grid = useRef<HTMLDivElement>(null);
  const { persons, childAges, pets } = stay;
  const { prices, failed, retry } = useCalendarPrices(
    { objectNumber, duration, persons, childAges, pets },
    loadPrices,
  );
  const [shown, setShown] = useState(chosen);
  // Dates that were chosen elsewhere come into sight.
  if (chosen && (chosen.startDate !== shown?.startDate || chosen.endDate !== shown.endDate)) {
    setShown(chosen);
    setArrival(null);
    setFocus(chosen.startDate);
    setDuration(Math.min(nightsOf(chosen), 365));
    const first = firstOfMonth(chosen.startDate);
    if (first < month || first > shiftMonth(month, shownMonths - 1)) setMonth(first);
  }
  const within = (date: PlainDate): PlainDate => (date < today ? today : date > last ? last : date);
  const context = { calendar, prices, arrival };

  useEffect(() => {
    if (takesFocus) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [takesFocus]);

  const show = (date: PlainDate): void => {
    setFocus(date);
    const first = firstOfMonth(date);
    if (first < month) setMonth(first);
    else if (first > shiftMonth(month, shownMonths - 1)) setMonth(shiftMonth(first, 1 - shownMonths));
    // The cell may be of a month that is only now drawn.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus());
  };
  const turnTo = (first: PlainDate): void => {
    setMonth(first);
    setFocus(within(first));
  };
  const take = (next: Stay): void => {
    setArrival(null);
    setFocus(next.startDate);
    setDuration(Math.min(nightsOf(next), 365));
    onStay({ startDate: next.startDate, endDate: next.endDate });
  };
  const choose = (date: PlainDate): void => {
    setFocus(date);
    setPointed(null);
    if (arrival !== null && date > arrival) {
      if (departureFrom(calendar, arrival, date) === 'possible') take({ startDate: arrival, endDate: date });
    } else if (dayOf(calendar, date)?.arrival) setArrival(date);
  };
  const onKey = (event: KeyboardEvent, date: PlainDate): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(date);
    } else if (event.key === 'Escape' && arrival !== null) {
      // Back to choosing the arrival; a dialog around closes with the next one.
      event.preventDefault();
      event.stopPropagation();
      setArrival(null);
    } else {
      const to = dayOfKey(date, event.key, event.shiftKey);
      if (to === null) return;
      event.preventDefault();
      show(within(to));
    }
  };

  const explained = pointed ?? focus;
  const ofParty = prices?.days.get(today)?.status ?? 'free';
  const monthsAhead = monthsBetween(firstOfMonth(today), firstOfMonth(last));
  const monthLabel = (first: PlainDate): string => {
    const lowest = prices && lowestOfMonth(prices, first);
    return lowest === null
      ? format.month(first)
      : t('object.priceCalendar.monthFrom', { month: format.month(first), total: format.money(lowest) });
  };
  return (
    <div className={styles.calendar}>
      <div className={styles.controls}>
        <SelectField
          label={t('object.priceCalendar.duration')}
          value={duration}
          data-testid="calendar-duration"
          onChange={({ target }) => {
            setArrival(null);
            setDuration(Number(target.value));
          }}
        >
          {[...new Set([...durations, duration])]
            .sort((a, b) => a - b)
            .map((nights) => (
              <option key={nights} value={nights}>
                {t('object.nights', { count: nights })}
              </option>
            ))}
        </SelectField>
        <SelectField
          label={t('object.priceCalendar.month')}
          value={month}
          onChange={({ target }) => turnTo(target.value)}
        >
          {monthsAhead.map((first) => (
            <option key={first} value={first}>
              {monthLabel(first)}
            </option>
          ))}
        </SelectField>
      </div>
      {failed && (
        <Notice kind="danger" role="alert" title={t('object.priceCalendar.failed')}>
          <Button small onClick={retry}>
            {t('errors.retry')}
          </Button>
        </Notice>
      )}
      {reasonsOfParty.includes(ofParty) && (
        <Notice kind="warning">{t(`price.reason.${ofParty}`, { count: 0 })}</Notice>
      )}
      <p className={styles.task}>
        <b>{t(arrival === null ? 'object.calendar.chooseArrival' : 'object.calendar.chooseDeparture')}</b>{' '}
        {t(arrival === null ? 'object.priceCalendar.hint' : 'object.priceCalendar.departureHint', {
          count: duration,
        })}
      </p>
      <p className="visually-hidden" role="status">
        {arrival !== null &&
          t('object.priceCalendar.arrivalChosen', { date: format.dateWithWeekday(arrival) })}
      </p>
      <div className={styles.turns}>
        <Turn
          label={t('object.calendar.previousMonth')}
          icon="left"
          disabled={month <= firstOfMonth(today)}
          onTurn={() => turnTo(shiftMonth(month, -1))}
        />
        <Turn
          label={t('object.calendar.nextMonth')}
          icon="right"
          disabled={shiftMonth(month, shownMonths - 1) >= firstOfMonth(last)}
          onTurn={() => turnTo(shiftMonth(month, 1))}
        />
      </div>
      <div
        className={styles.months}
        ref={grid}
        onPointerLeave={() => setPointed(null)}
        aria-busy={prices === null && !failed}
      >
        {Array.from({ length: shownMonths }, (_, index) => shiftMonth(month, index)).map((first) => (
          <MonthGrid
            key={first}
            first={first}
            context={context}
            marked={
              arrival === null
                ? (chosen ?? {})
                : { startDate: arrival, endDate: explained > arrival ? explained : arrival }
            }
            tabStop={firstOfMonth(focus) === first ? focus : null}
            events={{ onChoose: choose, onPoint: setPointed, onFocus: setFocus, onKey }}
          />
        ))}
      </div>
      <DayNote
        date={explained}
        context={context}
        onTake={take}
        onOtherArrival={() => {
          setArrival(null);
          show(arrival ?? focus);
        }}
      />
      <CalendarLegend />
      <SeasonRules seasons={seasons} first={month} months={shownMonths} today={today} />
    </div>
  );
}

function Turn({
  label,
  icon,
  disabled,
  onTurn,
}: {
  label: string;
  icon: 'left' | 'right';
  disabled: boolean;
  onTurn: () => void;
}): ReactNode {
  return (
    <button type="button" className={styles.turn} disabled={disabled} onClick={onTurn} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

function firstArrival(calendar: PackedCalendar): PlainDate {
  for (let index = 0; index < calendar.days.length; index += 1) {
    const date = addDays(calendar.from, index);
    if (dayOf(calendar, date)?.arrival) return date;
  }
  return calendar.from;
}

function monthsBetween(first: PlainDate, last: PlainDate): PlainDate[] {
  const months: PlainDate[] = [];
  for (let month = first; month <= last; month = shiftMonth(month, 1)) months.push(month);
  return months;
}
