import type { ReactNode } from 'react';
import { add, fromEuros, subtract, toEuros } from '../../../domain/money.ts';
import type { HomeData } from '../home/home-data.ts';
import { Money } from '../../components/price-table.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './price-box.module.css';
import type { ChosenStay } from '../chosen-stay/use-chosen-stay.ts';

/** Shows the total of the stay, or the cheapest week before dates are chosen. It never shows the price of another stay. */
export function BoxTotal({
  home,
  chosen: { isSet, price, quote },
  testId,
}: {
  home: HomeData['home'];
  chosen: ChosenStay;
  testId?: string;
}): ReactNode {
  const { t } = useTexts();
  if (price?.status === 'free') {
    const { priceComplete, original, price: reduced, duration } = price.priceObject;
    const isMetered = price.consumptionEstimate > 0;
    const saving = subtract(fromEuros(original), fromEuros(reduced));
    const before = toEuros(add(fromEuros(priceComplete), saving));
    // The amounts of the box either all have cents or none has.
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
        <span>
          {isMetered
            ? t('search.card.metered', { count: duration })
            : t('search.card.total', { count: duration })}
        </span>
      </p>
    );
  }
  if (isSet && quote.fetching) return <p className={styles.totalWait} aria-hidden="true" />;
  if (isSet || home.minPrice === null) return null;
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
