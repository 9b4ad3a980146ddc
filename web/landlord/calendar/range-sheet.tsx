import { useState, type ReactNode } from 'react';
import type { CalendarHome } from '../../../contract/calendars/calendar-parts.ts';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/field.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { BlockForm } from './block-form.tsx';
import styles from './calendar.module.css';
import type { Taken } from './nights.ts';
import { RatesForm } from './rates-form.tsx';
import type { CalendarDone } from './range-form-props.ts';

export interface SheetFor {
  home: CalendarHome;
  stay: Stay;
  /** The block to change. Null if free nights were selected. */
  block: Taken | null;
}

export function RangeSheet({
  sheet: { home, stay, block },
  today,
  onDone,
  onClose,
}: {
  sheet: SheetFor;
  today: PlainDate;
  onDone: (done: CalendarDone) => void;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  const buildPath = useLandlordPaths();
  const [dates, setDates] = useState(stay);
  const [what, setWhat] = useState<'block' | 'rates' | 'direct'>('block');
  const canPrice = !home.ratesOfFeed;
  const form = { home, stay: dates, onDone };
  return (
    <Dialog title={home.title} closeLabel={t('landlord.calendar.close')} onClose={onClose}>
      <div className={styles.sheet} data-testid="range-sheet">
        <div className={styles.dates}>
          <TextField
            type="date"
            name="startDate"
            label={t('landlord.calendar.sheet.from')}
            min={today}
            value={dates.startDate}
            onChange={({ target }) => setDates({ ...dates, startDate: target.value })}
          />
          <TextField
            type="date"
            name="endDate"
            label={t('landlord.calendar.sheet.until')}
            min={today}
            value={dates.endDate}
            onChange={({ target }) => setDates({ ...dates, endDate: target.value })}
          />
        </div>
        {block === null && (
          <ChoicePills
            legend={t('landlord.calendar.sheet.what')}
            name="what"
            value={what}
            choices={[
              { value: 'block', label: t('landlord.calendar.sheet.block') },
              { value: 'direct', label: t('landlord.direct.badge') },
              ...(canPrice ? [{ value: 'rates' as const, label: t('landlord.calendar.sheet.rates') }] : []),
            ]}
            onChange={(choice) => setWhat(choice === 'direct' || choice === 'rates' ? choice : 'block')}
            hideLegend
          />
        )}
        {what === 'direct' ? (
          <div className={styles.form}>
            <p>{t('landlord.direct.fromCalendar')}</p>
            <div className={styles.actions}>
              <ButtonLink
                to={`${buildPath('LandlordDirectBooking')}?${new URLSearchParams({
                  ...{ home: String(home.objectNumber), from: dates.startDate, until: dates.endDate },
                }).toString()}`}
                variant="primary"
                data-testid="to-direct"
              >
                {t('landlord.direct.open')}
              </ButtonLink>
            </div>
          </div>
        ) : what === 'rates' ? (
          <RatesForm {...form} />
        ) : (
          <BlockForm {...form} block={block} />
        )}
      </div>
    </Dialog>
  );
}
