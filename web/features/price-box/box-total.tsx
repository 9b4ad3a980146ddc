import type { ReactNode } from 'react';
import { add, fromEuros, subtract, toEuros } from '../../../domain/money.ts';
import type { HomeData } from '../home/home-data.ts';
import { Money } from '../../components/price-table.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './price-box.module.css';
import type { ChosenStay } from '../chosen-stay/use-chosen-stay.ts';

/** The total of the stay; before dates are chosen the cheapest week. It is never the price of another stay. */
export function BoxTotal({
  home,
  chosen: { dated, price, quote },
  testId,
}: {
  home: HomeData['home'];
  chosen: ChosenStay;
  testId?: string;
}): ReactNode {
  const { t } = useTexts();
  if (price?.status === 'free') {
    const { priceComplete, original, price: reduced, duration } = price.priceObject;
    const saving = subtract(fromEuros(original), fromEuros(reduced));
    const before = toEuros(add(fromEuros(priceComplete), saving));
    // The old price stands beside it, the payments below: one with cents gives all theirs.
    const exact = [priceComplete, toEuros(saving), ...price.paymentPlan.map(({ amount }) => amount)].some(
      (amount) => !Number.isInteger(amount),
    );
    return (
      <p className={styles.total} data-testid={testId} data-cents={fromEuros(priceComplete)}>
        <strong>
          <Money euros={priceComplete} exact={exact} />
        </strong>
        {saving > 0 && (
          <del className={styles.before}>
            <span className="visually-hidden">{t('object.box.before')} </span>
            <Money euros={before} exact={exact} />
          </del>
        )}
        <span>{t('search.card.total', { count: duration })}</span>
      </p>
    );
  }
  if (dated && quote.fetching) return <p className={styles.totalWait} aria-hidden="true" />;
  if (dated || home.minPrice === null) return null;
  return (
    <p className={styles.total}>
      <span>{t('search.card.from')}</span>
      <strong>
        <Money euros={home.minPrice} />
      </strong>
      <span>{t('search.card.perWeek')}</span>
    </p>
  );
}
