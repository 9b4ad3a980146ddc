import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { ObjectData } from '../object/object-data.ts';
import { useTexts } from '../../shell/texts-context.tsx';
import type { ChosenStay } from '../price-box/use-chosen-stay.ts';
import styles from './calendar-section.module.css';

const PriceCalendar = lazy(() => import('./price-calendar.tsx'));

/** How far before the section comes into sight it begins to load. */
const loadAhead = '600px 0px';

/** The price calendar within the page, loaded when it comes near. Without scripts the seasons stand for it. */
export function CalendarSection({
  data: { home, calendar },
  chosen: { stay, change },
}: {
  data: Pick<ObjectData, 'home' | 'calendar'>;
  chosen: ChosenStay;
}): ReactNode {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: loadAhead },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
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
              seasons={home.prices}
              stay={stay}
              onStay={change}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}
