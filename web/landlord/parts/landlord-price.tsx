import type { ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { isEnded } from '../../../domain/booking/is-ended.ts';
import { toCollector } from '../../../domain/pricing/payment-methods.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { FactList } from '../../features/work/fact-list.tsx';
import { Card } from '../../components/card.tsx';
import { hasCents, PriceTable, type PriceRow } from '../../components/price-table.tsx';
import styles from '../../features/booking/layout.module.css';
import { PaymentPlan } from '../../features/booking/payment-plan.tsx';
import { PriceLines } from '../../features/booking/price-breakdown.tsx';
import { priceRows } from '../../features/booking/price-rows.ts';
import { shareRows } from './share-rows.ts';
import { useMoneyWords } from './use-money-words.ts';

export function useLandlordSums({ status, price, payments, share }: LandlordBooking): {
  shares: PriceRow[];
  exact: boolean;
} {
  const { t, format } = useTexts();
  const shares = share === null || isEnded(status) ? [] : shareRows(share, t);
  return { shares, exact: hasCents([...priceRows(price, t, format), ...payments, ...shares]) };
}

export function LandlordShare({ rows, exact }: { rows: readonly PriceRow[]; exact: boolean }): ReactNode {
  const { t } = useTexts();
  if (rows.length === 0) return null;
  return (
    <Card className={styles.stack} data-testid="landlord-share">
      <h2 className={styles.cardTitle}>{t('landlord.share.title')}</h2>
      <PriceTable caption={t('landlord.share.title')} rows={rows} exact={exact} />
    </Card>
  );
}

export function LandlordMoney({ money }: Pick<LandlordBooking, 'money'>): ReactNode {
  const { t } = useTexts();
  const words = useMoneyWords();
  if (!money) return null;
  const facts = [
    { key: 'guest', label: t('landlord.money.guest'), value: words.paid(money) },
    { key: 'you', label: t('landlord.money.you'), value: words.payout(money) },
  ].filter(({ value }) => value !== '');
  return (
    <Card className={styles.stack}>
      <FactList facts={facts} testId="booking-money" />
    </Card>
  );
}

export function LandlordPrice({
  booking: { status, price, payments, payment },
  exact,
}: {
  booking: LandlordBooking;
  exact: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  // If we collect, the landlord only sees the amounts that are paid on site.
  const title = t(price.inkasso === 1 ? 'landlord.planOnSite' : 'landlord.plan');
  return (
    <Card className={styles.stack}>
      <h2 className={styles.cardTitle}>{t('booking.price.title')}</h2>
      {isEnded(status) && <p>{t('booking.view.priceOver')}</p>}
      <PriceLines price={price} exact={exact} />
      <PaymentPlan payments={payments} title={title} exact={exact} />
      {toCollector(price.inkasso) === 'landlord' && !isEnded(status) && status !== 'option' && (
        <p data-testid="how-to-pay">
          {t('landlord.pay.method', { method: t(`booking.payment.method.${payment}`) })}
          {status === 'confirmed' && `. ${t(`landlord.pay.task.${payment}`)}`}
        </p>
      )}
      {price.deposit > 0 && (
        <p className={styles.small}>
          {t('landlord.deposit', { amount: format.money(price.deposit, exact) })}
        </p>
      )}
      {price.consumptionEstimate > 0 && (
        <p className={styles.small}>
          {t('booking.price.consumption', { amount: format.money(price.consumptionEstimate, exact) })}
        </p>
      )}
    </Card>
  );
}
