import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { toleranceChoices } from '../../../domain/search-filter.ts';
import { addDays, horizonDays, nightsBetween, todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { noStay, stayInWords, type WishedStay } from './requested-stay.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { keySteps } from './key-steps.ts';
import { firstOfMonth, shiftMonth } from './months.ts';
import { openCalendar } from './open-calendar.ts';
import { ChoicePills } from '../../components/choice-pills.tsx';
import styles from './calendar-month.module.css';

const durations = [3, 5, 7, 10, 14, 21] as const;
const usualDuration = 7;

/**
 * Two months, on a phone one, in which any day from today on can be chosen: what is free is known only of a
 * home. Fixed days with some play, or a window and a number of nights in it.
 */
export default function SearchStayPicker({
  stay,
  today: givenToday,
  onStay,
  onClose,
}: {
  stay: WishedStay;
  today: PlainDate | undefined;
  onStay: (stay: WishedStay) => void;
  onClose: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [today] = useState(() => givenToday ?? todayInBerlin(new Date()));
  const [calendar] = useState(() => openCalendar(today));
  const last = addDays(today, horizonDays);
  const [draft, setDraft] = useState(stay);
  const [focus, setFocus] = useState<PlainDate>(stay.startDate || today);
  const [month, setMonth] = useState(() => firstOfMonth(stay.startDate || today));
  const [hovered, setHovered] = useState<PlainDate | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const isWindow = draft.duration > 0;
  /** Arrival is chosen, departure is not. */
  const arrival = draft.startDate !== '' && draft.endDate === '' ? draft.startDate : null;

  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), []);

  const move = (days: number): void => {
    const wanted = addDays(focus, days);
    const date = wanted < today ? today : wanted > last ? last : wanted;
    setFocus(date);
    const first = firstOfMonth(date);
    if (first < month || first > shiftMonth(month, 1)) setMonth(first);
    // The cell may be of a month that is only now drawn.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  };
  const choose = (date: PlainDate): void => {
    setFocus(date);
    if (arrival !== null && date > arrival) {
      const nights = nightsBetween(arrival, date);
      setDraft({ ...draft, endDate: date, duration: isWindow ? Math.min(draft.duration, nights) : 0 });
    } else setDraft({ ...draft, startDate: date, endDate: '' });
  };
  const take = (wished: WishedStay): void => {
    onStay(wished);
    onClose();
  };

  const pointed = hovered ?? focus;
  const marked =
    arrival === null
      ? { startDate: draft.startDate, endDate: draft.endDate }
      : { startDate: arrival, endDate: pointed > arrival ? pointed : arrival };
  const shownMonths = [month, shiftMonth(month, 1)];
  const isComplete = draft.startDate !== '' && draft.endDate !== '';
  const windowNights = isComplete ? nightsBetween(draft.startDate, draft.endDate) : Infinity;
  return (
    <Dialog
      title={t('search.stay.title')}
      closeLabel={t('search.close')}
      onClose={onClose}
      wide
      footer={
        <>
          <Button variant="quiet" onClick={() => take(noStay)}>
            {t('search.stay.none')}
          </Button>
          <span role="status" className={styles.wished}>
            {isComplete
              ? stayInWords(t, format, draft)
              : t(arrival === null ? 'search.stay.chooseArrival' : 'search.stay.chooseDeparture')}
          </span>
          <Button
            variant="primary"
            disabled={!isComplete}
            onClick={() => take(draft)}
            data-testid="take-stay"
          >
            {t('search.box.take')}
          </Button>
        </>
      }
    >
      <ChoicePills
        hideLegend
        legend={t('search.stay.kind')}
        name="stay-kind"
        value={isWindow ? 'window' : 'fixed'}
        choices={(['fixed', 'window'] as const).map((value) => ({ value, label: t(`search.stay.${value}`) }))}
        onChange={(kind) =>
          setDraft({
            ...draft,
            tolerance: 0,
            duration: kind === 'window' ? Math.min(usualDuration, windowNights) : 0,
          })
        }
      />
      <div className={styles.turns}>
        <button
          type="button"
          className={styles.turn}
          disabled={month <= firstOfMonth(today)}
          onClick={() => setMonth(shiftMonth(month, -1))}
          aria-label={t('object.calendar.previousMonth')}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className={styles.turn}
          disabled={shiftMonth(month, 1) > firstOfMonth(last)}
          onClick={() => setMonth(shiftMonth(month, 1))}
          aria-label={t('object.calendar.nextMonth')}
        >
          <Icon name="right" />
        </button>
      </div>
      <div
        className={`${styles.months} ${styles.oneOnPhone}`}
        ref={grid}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setHovered(null)}
        role="presentation"
        data-testid="stay-picker"
      >
        {shownMonths.map((first, index) => (
          <CalendarMonth
            key={first}
            first={first}
            calendar={calendar}
            arrival={arrival}
            marked={marked}
            focus={firstOfMonth(focus) === first ? focus : null}
            isTabStop={
              firstOfMonth(focus) === first || (index === 0 && !shownMonths.includes(firstOfMonth(focus)))
            }
            onChoose={choose}
            onPoint={setHovered}
            onFocus={setFocus}
          />
        ))}
      </div>
      {isWindow ? (
        <ChoicePills
          legend={t('search.stay.duration')}
          name="duration-choice"
          value={String(draft.duration)}
          choices={[...new Set([...durations, draft.duration])]
            .sort((a, b) => a - b)
            .filter((nights) => nights <= windowNights)
            .map((nights) => ({ value: String(nights), label: t('object.nights', { count: nights }) }))}
          onChange={(nights) => setDraft({ ...draft, duration: Number(nights) })}
        />
      ) : (
        <ChoicePills
          legend={t('search.stay.tolerance')}
          name="tolerance-choice"
          value={String(draft.tolerance)}
          choices={[0, ...toleranceChoices].map((days) => ({
            value: String(days),
            label: days === 0 ? t('search.stay.exact') : t('search.box.toleranceDays', { count: days }),
          }))}
          onChange={(days) => setDraft({ ...draft, tolerance: Number(days) })}
        />
      )}
    </Dialog>
  );
}
