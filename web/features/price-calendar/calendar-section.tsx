import { Suspense, type ReactNode } from 'react';
import type { HomeData } from '../home/home-data.ts';
import { useNear } from '../../components/use-near.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { ChosenStay } from '../chosen-stay/use-chosen-stay.ts';
import styles from './calendar-section.module.css';
import { lazyPart } from '../../components/lazy-part.tsx';

const PriceCalendar = lazyPart(() => import('./price-calendar.tsx'), 'price-calendar');

/** Loads the price calendar of the page when it comes near. Without scripts the seasons are shown instead. */
export function CalendarSection({
  data: { home, calendar, seasons },
  chosen: { stay, change },
}: {
  data: Pick<HomeData, 'home' | 'calendar' | 'seasons'>;
  chosen: ChosenStay;
}): ReactNode {
  const { t } = useTexts();
  const [place, near] = useNear<HTMLDivElement>();
  return (
    <section aria-labelledby="calendar" className={styles.section}>
      <h2 id="calendar">{t('object.priceCalendar.heading')}</h2>
      <p className={styles.note}>{t('object.priceCalendar.note')}</p>
      <div ref={place} className={styles.place}>
        {near && (
          <Suspense fallback={null}>
            <PriceCalendar
              objectNumber={home.objectNumber}
              calendar={calendar}
              seasons={seasons}
              stay={stay}
              onStay={change}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}
