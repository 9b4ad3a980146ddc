import type { ReactNode } from 'react';
import { fromEuros, roundedEuros, wholeEuros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { CardHome } from '../home/card-home.ts';
import styles from './home-card.module.css';

export function CardPrice({
  home: { stay, minPrice },
  showDates,
}: {
  home: CardHome;
  showDates: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  if (stay) {
    // Two prices side by side either both have cents or neither has.
    const isWhole = Number.isInteger(stay.total) && (stay.percent === 0 || Number.isInteger(stay.before));
    const money = isWhole ? format.money : format.moneyExact;
    return (
      <>
        <p className={styles.price}>
          <span className={styles.amounts}>
            {stay.percent > 0 && (
              <s className={styles.before}>
                <span className="visually-hidden">{t('search.card.before')} </span>
                {money(stay.before)}
              </s>
            )}
            <span className={styles.amount} data-testid="card-price" data-cents={fromEuros(stay.total)}>
              {money(stay.total)}
            </span>
          </span>
          {showDates && (
            <span className={styles.dates}>
              {t('search.card.dates', {
                start: format.dayAndMonthShort(stay.startDate),
                end: format.dayAndMonthShort(stay.endDate),
              })}
            </span>
          )}
          <span className={styles.note}>
            {stay.consumption === null
              ? t('search.card.total', { count: stay.nights })
              : t('search.card.metered', { count: stay.nights })}
          </span>
        </p>
        {stay.consumption !== null && (
          <p className={styles.metered} data-testid="card-consumption">
            {t('search.card.consumption', { amount: format.money(roundedEuros(stay.consumption)) })}
          </p>
        )}
      </>
    );
  }
  if (minPrice === null) return <p className={styles.note}>{t('search.card.noPrice')}</p>;
  return (
    <p className={styles.price}>
      <span className={styles.amount} data-testid="card-price" data-cents={fromEuros(minPrice)}>
        <span className={styles.from}>{t('search.card.from')} </span>
        {format.money(wholeEuros(minPrice))}
      </span>
      <span className={styles.note}>{t('search.card.perWeek')}</span>
    </p>
  );
}
