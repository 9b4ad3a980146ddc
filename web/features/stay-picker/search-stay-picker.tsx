import { useState, type ReactNode } from 'react';
import { addDays, horizonDays, nightsBetween, todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { explainDay } from '../calendar/explain-day.ts';
import { MonthsShown } from '../calendar/months-shown.tsx';
import { useCalendar } from '../calendar/use-calendar.ts';
import { HolidaysField } from '../school-holidays/holidays-field.tsx';
import { useSchoolHolidays } from '../school-holidays/use-school-holidays.ts';
import { MonthJump } from './month-jump.tsx';
import { openCalendar } from './open-calendar.ts';
import { toDraft, nextChoice, noStay, stayInWords, type RequestedStay } from './requested-stay.ts';
import styles from './search-stay-picker.module.css';
import { StayPlay } from './stay-play.tsx';

const usualDuration = 7;

/**
 * Shows two months, on phones one, in which any day from today on can be chosen, since availability is known only of a home. Takes fixed
 * dates with a tolerance, or a window and a number of nights.
 */
export default function SearchStayPicker({
  stay,
  today: givenToday,
  exact = false,
  onStay,
  onClose,
}: {
  stay: RequestedStay;
  today: PlainDate | undefined;
  exact?: boolean;
  onStay: (stay: RequestedStay) => void;
  onClose: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [today] = useState(() => givenToday ?? todayInBerlin(new Date()));
  const [calendar] = useState(() => openCalendar(today));
  const [draft, setDraft] = useState(() => toDraft(stay));
  const isWindow = draft.duration > 0;
  const arrival = draft.startDate !== '' && draft.endDate === '' ? draft.startDate : null;

  const choose = (date: PlainDate): void => {
    state.focus(date);
    if (arrival !== null && date > arrival) {
      const nights = nightsBetween(arrival, date);
      setDraft({ ...draft, endDate: date, duration: isWindow ? Math.min(draft.duration, nights) : 0 });
    } else setDraft({ ...draft, startDate: date, endDate: '' });
  };
  const applyStay = (newStay: RequestedStay): void => {
    onStay(newStay);
    onClose();
  };

  const state = useCalendar({
    first: today,
    last: addDays(today, horizonDays),
    start: stay.startDate || today,
    takesFocus: true,
    scrolls: true,
    onChoose: choose,
    onEscape() {
      if (arrival !== null) setDraft({ ...draft, startDate: '' });
      return arrival !== null;
    },
  });

  const holidays = useSchoolHolidays();
  const { describedDay } = state;
  const markedStay =
    arrival === null
      ? { startDate: draft.startDate, endDate: draft.endDate }
      : { startDate: arrival, endDate: describedDay > arrival ? describedDay : arrival };
  const isComplete = draft.startDate !== '' && draft.endDate !== '';
  const windowNights = isComplete ? nightsBetween(draft.startDate, draft.endDate) : Infinity;
  // On phones the months form an endless list, so everything else is above it.
  const options = (
    <>
      <div className={styles.jumps}>
        {state.isScrolled && <MonthJump state={state} today={today} />}
        <HolidaysField holidays={holidays} months={state.months} />
      </div>
      {!exact && <StayPlay draft={draft} windowNights={windowNights} onDraft={setDraft} />}
    </>
  );
  return (
    <Dialog
      title={t('search.stay.title')}
      closeLabel={t('search.close')}
      onClose={onClose}
      wide
      footer={
        <>
          <Button variant="quiet" onClick={() => applyStay(noStay)}>
            {t('search.stay.none')}
          </Button>
          <span role="status" className={styles.chosen}>
            {isComplete ? stayInWords(t, format, draft, today) : t(`search.stay.${nextChoice(draft)}`)}
          </span>
          <Button
            variant="primary"
            disabled={!isComplete}
            onClick={() => applyStay(draft)}
            data-testid="take-stay"
          >
            {t('search.box.take')}
          </Button>
        </>
      }
    >
      {!exact && (
        <ChoicePills
          hideLegend
          legend={t('search.stay.kind')}
          name="stay-kind"
          value={isWindow ? 'window' : 'fixed'}
          choices={(['fixed', 'window'] as const).map((value) => ({
            value,
            label: t(`search.stay.${value}`),
          }))}
          onChange={(kind) =>
            setDraft({
              ...draft,
              tolerance: 0,
              duration: kind === 'window' ? Math.min(usualDuration, windowNights) : 0,
            })
          }
        />
      )}
      {state.isScrolled && options}
      <MonthsShown
        state={state}
        calendar={calendar}
        arrival={arrival}
        marked={markedStay}
        face={(date) => holidays.mark(date, { words: explainDay(t, calendar, date, arrival) })}
        onChoose={choose}
        isPlain
        testId="stay-picker"
      />
      {!state.isScrolled && options}
    </Dialog>
  );
}
