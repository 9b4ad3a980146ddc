import type { ReactNode } from 'react';
import { isValidStay, type Stay } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Notice } from '../../components/notice.tsx';
import { MonthsShown } from '../calendar/months-shown.tsx';
import type { PackedCalendar } from '../calendar/packed-calendar.ts';
import type { StayChoice } from '../../../domain/stay-query.ts';
import { HolidaysField } from '../school-holidays/holidays-field.tsx';
import { useSchoolHolidays } from '../school-holidays/use-school-holidays.ts';
import { CalendarControls } from './calendar-controls.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { DayNote } from './day-note.tsx';
import { priceDayContent } from './price-day-content.tsx';
import styles from './price-calendar.module.css';
import type { SeasonRule } from './season-rules.ts';
import { SeasonRules } from './season-rules-list.tsx';
import { useCalendarPrices, type LoadPrices } from './use-calendar-prices.ts';
import { usePriceCalendar } from './use-price-calendar.ts';

/** Reasons that apply to every day. */
const partyReasons = ['tooManyPersons', 'tooManyAdults', 'petsNotAllowed', 'inactive'];

export interface PriceCalendarProps {
  objectNumber: number;
  calendar: PackedCalendar;
  seasons: readonly SeasonRule[];
  stay: StayChoice;
  onStay: (stay: Stay) => void;
  /** In a dialog the first day takes the focus. */
  takesFocus?: boolean;
  /** On phones months are in a scrolling list. */
  scrolls?: boolean;
  loadPrices?: LoadPrices;
}

/**
 * Shows the complete price under each day of arrival, and lets guests choose arrival and departure. Days that cannot be chosen are
 * focusable, give the reason, and suggest a possible stay.
 */
export default function PriceCalendar({
  objectNumber,
  calendar,
  seasons,
  stay,
  onStay,
  takesFocus = false,
  scrolls = false,
  loadPrices,
}: PriceCalendarProps): ReactNode {
  const { t, format } = useTexts();
  const { persons, childAges, pets } = stay;
  const chosenStay = isValidStay(stay, calendar.from) ? stay : null;
  const choice = usePriceCalendar({ calendar, chosen: chosenStay, takesFocus, scrolls, onStay });
  const { duration, arrival, state, context: choosing } = choice;
  const { prices, failed, retry } = useCalendarPrices(
    { objectNumber, duration, persons, childAges, pets },
    loadPrices,
  );
  const holidays = useSchoolHolidays();
  const context = { ...choosing, prices };
  const ofParty = prices?.days.get(calendar.from)?.status ?? 'free';
  return (
    <div className={classNames(styles.calendar, state.isScrolled && styles.scrolls)}>
      <div className={styles.head}>
        <CalendarControls choice={choice} prices={prices} />
        <HolidaysField holidays={holidays} months={state.months} />
      </div>
      {failed && (
        <Notice kind="danger" role="alert" title={t('object.priceCalendar.failed')}>
          <Button small onClick={retry}>
            {t('errors.retry')}
          </Button>
        </Notice>
      )}
      {partyReasons.includes(ofParty) && (
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
      {/* The legend is above the months here, because guests would not find it below an endless list. */}
      {state.isScrolled && (
        <details>
          <summary className={styles.task}>{t('calendar.legend')}</summary>
          <CalendarLegend />
        </details>
      )}
      <MonthsShown
        state={state}
        calendar={calendar}
        arrival={arrival}
        marked={choice.marked}
        face={(date, canChoose) => holidays.mark(date, priceDayContent(t, format, context, date, canChoose))}
        onChoose={choice.choose}
        isBusy={prices === null && !failed}
      />
      <DayNote
        date={state.describedDay}
        context={context}
        onTake={choice.take}
        onOtherArrival={choice.dropArrival}
      />
      {!state.isScrolled && <CalendarLegend />}
      <SeasonRules
        seasons={seasons}
        first={state.months[0]!}
        months={state.months.length}
        today={calendar.from}
      />
    </div>
  );
}
