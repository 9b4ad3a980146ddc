import type { ReactNode } from 'react';
import type { ShownPrice } from '../price/shown-price.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Money } from '../../components/price-table.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { BesidePrice, PriceLines } from './price-breakdown.tsx';
import { chosenLines, hasChoices, totalPrice } from './price-rows.ts';
import { PaymentPlan } from './payment-plan.tsx';
import styles from './stay-bar.module.css';

export function StayBarPrices({
  price,
  updating,
  promise,
}: {
  price: ShownPrice;
  updating: boolean;
  promise: string | null;
}): ReactNode {
  const { t } = useTexts();
  const { priceComplete } = price.priceObject;
  const total = totalPrice(price);
  const isChanged = hasChoices(price);
  const hasLines = chosenLines(price).length > 0;
  const bonusCents = Math.round(price.bonusAmount * 100);
  const stayCents = Math.round(priceComplete * 100);
  // Sums and payments share a column.
  const exact = [
    priceComplete,
    total,
    price.bonusAmount,
    ...price.paymentPlan.map(({ amount }) => amount),
  ].some((amount) => !Number.isInteger(amount));
  return (
    <div className={styles.prices}>
      <p
        className={classNames(styles.price, !isChanged && styles.total)}
        data-testid="summary-price"
        data-cents={stayCents}
      >
        <span>{t('booking.price.complete')}</span>
        <strong>
          <Money euros={priceComplete} exact={exact} />
        </strong>
      </p>
      {isChanged && (
        <>
          {hasLines && (
            <p className={styles.price}>
              <span>{t('booking.price.chosen')}</span>
              <Money euros={(Math.round(total * 100) - stayCents + bonusCents) / 100} exact={exact} />
            </p>
          )}
          {bonusCents > 0 && (
            <p className={styles.price}>
              <span>{t('booking.price.bonus')}</span>
              <Money euros={-bonusCents / 100} exact={exact} />
            </p>
          )}
          <p className={classNames(styles.price, styles.total)}>
            <span>{t('booking.price.total')}</span>
            <strong>
              <Money euros={total} exact={exact} />
            </strong>
          </p>
        </>
      )}
      <PaymentPlan payments={price.paymentPlan} exact={exact} />
      <BesidePrice price={price} />
      {promise && (
        <p className={styles.promise}>
          <Icon name="shield" size={20} />
          {promise}
        </p>
      )}
      <details className={styles.more}>
        <summary>{t('booking.stay.show')}</summary>
        <PriceLines price={price} />
      </details>
      <p className="visually-hidden" role="status">
        {updating ? t('booking.price.updating') : ''}
      </p>
    </div>
  );
}
