import type { ReactNode } from 'react';
import type { ShownPrice } from '../price/shown-price.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Money } from '../../components/price-table.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { BesidePrice, PriceLines } from './price-breakdown.tsx';
import { chosenLines, hasChoices, totalPrice } from './price-rows.ts';
import { PaymentPlan } from './payment-plan.tsx';
import type { VoucherCover } from './use-voucher-cover.ts';
import styles from './stay-bar.module.css';
import { add, fromEuros, negate, subtract, toEuros } from '../../../domain/money.ts';

export function StayBarPrices({
  price,
  cover,
  updating,
  promise,
}: {
  price: ShownPrice;
  cover: VoucherCover | null;
  updating: boolean;
  promise: string | null;
}): ReactNode {
  const { t } = useTexts();
  const { priceComplete } = price.priceObject;
  const total = totalPrice(price);
  const isChanged = hasChoices(price);
  const hasLines = chosenLines(price).length > 0;
  const payments = cover?.payments ?? price.paymentPlan;
  const bonus = fromEuros(price.bonusAmount);
  const ofStay = fromEuros(priceComplete);
  // Sums and payments share a column.
  const exact = [
    priceComplete,
    total,
    price.bonusAmount,
    ...(cover ? [cover.covered] : []),
    ...payments.map(({ amount }) => amount),
  ].some((amount) => !Number.isInteger(amount));
  return (
    <div className={styles.prices}>
      <p
        className={classNames(styles.price, !isChanged && styles.total)}
        data-testid="summary-price"
        data-cents={ofStay}
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
              <Money euros={toEuros(add(subtract(fromEuros(total), ofStay), bonus))} exact={exact} />
            </p>
          )}
          {bonus > 0 && (
            <p className={styles.price}>
              <span>{t('booking.price.bonus')}</span>
              <Money euros={toEuros(negate(bonus))} exact={exact} />
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
      <PaymentPlan payments={payments} covered={cover?.covered} exact={exact} />
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
