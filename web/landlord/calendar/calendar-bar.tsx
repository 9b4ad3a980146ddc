import type { ReactNode } from 'react';
import { homeWithPlace } from '../../../domain/place-line.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { SelectField } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { shiftMonth } from '../../features/calendar/months.ts';
import styles from './calendar.module.css';
import { calendarViews, monthBounds, type CalendarQuery } from './read-calendar-query.ts';

export function CalendarBar({
  query: { view, first, objectNumber },
  months,
  homes,
  onChoose,
}: {
  query: CalendarQuery;
  months: readonly PlainDate[];
  homes: readonly { objectNumber: number; title: string; place: string }[];
  onChoose: (changes: Partial<CalendarQuery>) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const bounds = monthBounds();
  const lastMonth = months.at(-1)!;
  const step = view === 'year' ? 12 : 1;
  return (
    <div className={styles.bar}>
      <div className={styles.turns}>
        <button
          type="button"
          className={styles.turn}
          disabled={first <= bounds.first}
          aria-label={t('landlord.calendar.previous')}
          onClick={() => onChoose({ first: shiftMonth(first, -step) })}
        >
          <Icon name="left" />
        </button>
        <p className={styles.now} aria-live="polite" data-testid="calendar-months">
          {lastMonth === first ? format.month(first) : `${format.month(first)} – ${format.month(lastMonth)}`}
        </p>
        <button
          type="button"
          className={styles.turn}
          disabled={first >= bounds.last}
          aria-label={t('landlord.calendar.next')}
          onClick={() => onChoose({ first: shiftMonth(first, step) })}
        >
          <Icon name="right" />
        </button>
      </div>
      <ChoicePills
        legend={t('landlord.calendar.show')}
        name="view"
        value={view}
        choices={calendarViews.map((one) => ({ value: one, label: t(`landlord.calendar.view.${one}`) }))}
        onChange={(choice) => onChoose({ view: choice === 'year' ? 'year' : 'month', page: 1 })}
        hideLegend
      />
      {homes.length > 1 && (
        <SelectField
          label={t('landlord.calendar.home')}
          value={objectNumber}
          onChange={({ target }) => onChoose({ objectNumber: Number(target.value), page: 1 })}
        >
          <option value={0}>{t('landlord.calendar.allHomes')}</option>
          {homes.map((home) => (
            <option key={home.objectNumber} value={home.objectNumber}>
              {homeWithPlace(home)}
            </option>
          ))}
        </SelectField>
      )}
      <p className={styles.soft}>{t('landlord.calendar.hint')}</p>
    </div>
  );
}
