import type { ReactNode } from 'react';
import { add, fromEuros, subtract, toEuros } from '../../../domain/money.ts';
import type { HomeData } from '../home/home-data.ts';
import { Money } from '../../components/price-table.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { ChosenStay } from '../chosen-stay/use-chosen-stay.ts';
import styles from './price-bar.module.css';

/**
 * Shows the price in the bar at the lower edge on one line: always the amount, and the nights and the price before a discount if there
 * is room. Without dates it shows the cheapest week, on two lines.
 */
export function BarPrice({
  home,
  chosen: { isSet, price, quote },
}: {
  home: HomeData['home'];
  chosen: ChosenStay;
}): ReactNode {
  const { t } = useTexts();
  if (price?.status === 'free') {
    const { priceComplete, original, price: reduced, duration } = price.priceObject;
    const saving = subtract(fromEuros(original), fromEuros(reduced));
    const before = toEuros(add(fromEuros(priceComplete), saving));
    // Two prices side by side either both have cents or neither has.
    const exact = [priceComplete, toEuros(saving)].some((amount) => !Number.isInteger(amount));
    return (
      <p className={styles.price}>
        <strong>
          <Money euros={priceComplete} exact={exact} />
        </strong>
        <span>{t('object.nights', { count: duration })}</span>
        {saving > 0 && (
          <del>
            <span className="visually-hidden">{t('object.box.before')} </span>
            <Money euros={before} exact={exact} />
          </del>
        )}
      </p>
    );
  }
  if (isSet && quote.fetching) return <p className={styles.wait} aria-hidden="true" />;
  if (isSet) return price === null ? null : <p className={styles.refused}>{t('object.box.notBookable')}</p>;
  if (home.minPrice === null) return null;
  return (
    <>
      <p className={styles.price}>
        <span>
          {t('search.card.from')}{' '}
          <strong>
            <Money euros={home.minPrice} />
          </strong>
        </span>
      </p>
      <p className={styles.per}>{t('search.card.perWeek')}</p>
    </>
  );
}
