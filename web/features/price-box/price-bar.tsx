import { Suspense, useState, type ReactNode } from 'react';
import { nightsBetween } from '../../../domain/stay.ts';
import type { HomeData } from '../home/home-data.ts';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { BarPrice } from './bar-price.tsx';
import styles from './price-bar.module.css';
import type { ChosenStay } from '../chosen-stay/use-chosen-stay.ts';
import { lazyPart } from '../../components/lazy-part.tsx';

const CalendarDialog = lazyPart(() => import('../price-calendar/calendar-dialog.tsx'), 'calendar-dialog');
const PriceSheet = lazyPart(() => import('./price-sheet.tsx'), 'price-sheet');

/** Shows the price at the lower edge of small screens, with a button that opens the price box. */
export function PriceBar({ data, chosen }: { data: HomeData; chosen: ChosenStay }): ReactNode {
  const { t, format } = useTexts();
  const [open, setOpen] = useState<'nothing' | 'calendar' | 'sheet'>('nothing');
  const { stay, isSet } = chosen;
  // Within a year the month says which one is meant, and the line is short.
  const isSoon = isSet && nightsBetween(data.today, stay.endDate) < 330;
  // Without scripts the page shows the box itself.
  if (!useHydrated()) return null;
  return (
    <div className={styles.bar} role="region" aria-label={t('object.box.label')} data-testid="price-bar">
      <div className={styles.text}>
        <BarPrice home={data.home} chosen={chosen} />
        {isSet && (
          <button
            type="button"
            className={styles.dates}
            onClick={() => setOpen('calendar')}
            aria-haspopup="dialog"
          >
            {format.dayAndMonthShort(stay.startDate)} –{' '}
            {format.lastDayShort(stay.endDate, isSoon ? stay.endDate : data.today)}
          </button>
        )}
      </div>
      <Button
        variant="primary"
        onClick={() => setOpen(isSet ? 'sheet' : 'calendar')}
        aria-haspopup="dialog"
        data-testid="bar-open"
      >
        {t(isSet ? 'object.box.toBooking' : 'object.box.pick')}
      </Button>
      <Suspense fallback={null}>
        {open === 'calendar' && (
          <CalendarDialog
            data={data}
            chosen={chosen}
            onClose={() => setOpen('nothing')}
            onChosen={() => setOpen('sheet')}
          />
        )}
        {open === 'sheet' && <PriceSheet data={data} chosen={chosen} onClose={() => setOpen('nothing')} />}
      </Suspense>
    </div>
  );
}
