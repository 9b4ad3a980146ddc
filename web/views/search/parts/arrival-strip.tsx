import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { euros, fromEuros, wholeEuros } from '../../../../domain/money.ts';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { classNames } from '../../../components/class-names.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { changeSearchAddress } from '../../../features/search/search-address.ts';
import type { SearchData } from '../../../features/search/search-data.ts';

/**
 * Shows the days around the requested arrival with their prices, folded behind the cheapest of them. The strip is not a child of its fold,
 * so that the fold can be a chip among others while the strip has a line of its own.
 */
export default function ArrivalStrip({
  data,
  styles,
  fold,
}: {
  data: SearchData;
  /** Style sheets of the page, because this part is rendered by the server before its code has loaded. */
  styles: Readonly<Record<string, string>>;
  fold: Readonly<Record<string, string>>;
}): ReactNode {
  const { t, format } = useTexts();
  const { arrivalDays, query } = data;
  const list = useRef<HTMLUListElement>(null);
  const requestedDay = query.startDate;

  const [isOpen, setOpen] = useState(false);

  // Scrolls the requested day to the middle of the strip without moving the page.
  useEffect(() => {
    const scroller = list.current;
    const day = scroller?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (scroller && day) {
      scroller.scrollLeft = day.offsetLeft - (scroller.clientWidth - day.offsetWidth) / 2;
    }
  }, [requestedDay, isOpen]);

  const prices = arrivalDays.flatMap(({ priceMin }) => priceMin ?? []);
  const otherDays = arrivalDays.flatMap(({ startDate, priceMin }) =>
    startDate === requestedDay ? [] : (priceMin ?? []),
  );
  if (otherDays.length === 0) return null;
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  return (
    <>
      <details
        className={fold['menu']}
        data-testid="arrival-fold"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className={fold['summary']}>
          {t('search.strip.others', { price: format.money(wholeEuros(euros(Math.min(...otherDays)))) })}
          <Icon name="down" size={16} />
        </summary>
      </details>
      <nav className={styles['strip']} aria-labelledby="arrival-strip" data-testid="arrival-strip">
        <p id="arrival-strip" className={styles['heading']}>
          {t('search.strip.heading')}
        </p>
        <ul className={styles['days']} ref={list}>
          {arrivalDays.map(({ startDate, endDate, hitsTotal, priceMin }) => {
            const isCheapest = startDate === data.cheapestArrival;
            const height =
              priceMin === null ? 0 : highest > lowest ? (priceMin - lowest) / (highest - lowest) : 0;
            const cell = (
              <>
                {highest > lowest && (
                  <span
                    className={styles['bar']}
                    style={{ '--height': height.toFixed(2) } as CSSProperties}
                  />
                )}
                <span className={styles['weekday']}>{format.weekday(startDate)}</span>
                <span className={styles['date']}>{format.dayAndMonthShort(startDate)}</span>
                <span className={styles['price']}>
                  {priceMin === null ? '–' : format.money(wholeEuros(priceMin))}
                </span>
              </>
            );
            return (
              <li key={startDate}>
                {priceMin === null ? (
                  <span className={classNames(styles['day'], styles['none'])}>
                    {cell}
                    <span className="visually-hidden">{t('search.strip.none')}</span>
                  </span>
                ) : (
                  <Link
                    to={changeSearchAddress(data, {
                      startDate,
                      endDate,
                      tolerance: undefined,
                      duration: undefined,
                    })}
                    className={classNames(styles['day'], isCheapest && styles['cheapest'])}
                    aria-current={startDate === requestedDay ? 'date' : undefined}
                    preventScrollReset
                    rel="nofollow"
                    data-testid="arrival-day"
                    data-date={startDate}
                    data-cents={fromEuros(priceMin)}
                  >
                    {cell}
                    <span className="visually-hidden">
                      {t(isCheapest ? 'search.strip.cheapest' : 'search.strip.from')},{' '}
                      {t('search.box.count', { count: hitsTotal })}
                    </span>
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
