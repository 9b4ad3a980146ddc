import { Suspense, type ReactNode } from 'react';
import type { ShownPrice } from '../price/shown-price.ts';
import { freeUntil, type CancellationBand } from '../../../domain/booking/cancellation-steps.ts';
import { paymentLabel } from '../../../texts/payment-label.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { hasCents, PriceTable } from '../../components/price-table.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './price-box.module.css';

const PriceParts = lazyPart(() => import('./price-parts.tsx'), 'price-parts');

/** Terms that decide until when cancelling is free of charge. */
export interface BoxTerms {
  cancellation: readonly CancellationBand[];
  today: string;
}

/** Shows the installments, and until when cancelling is free; the parts of the price are folded below. */
export function PriceLines({ price, terms }: { price: ShownPrice; terms: BoxTerms }): ReactNode {
  const { t, format } = useTexts();
  const free = freeUntil(terms.cancellation, price.priceObject.startDate, terms.today);
  const plan = price.paymentPlan.map((part) => ({
    key: part.kind,
    label: paymentLabel(part, t, format),
    amount: part.amount,
  }));
  const exact = hasCents([{ amount: price.priceObject.priceComplete }, ...plan]);
  return (
    <div className={styles.lines}>
      {plan.length > 0 && (
        <PriceTable caption={t('booking.price.plan')} rows={plan} exact={exact} showCaption />
      )}
      {free && (
        <p className={styles.free} data-testid="free-until">
          {t('booking.cancellation.freeUntil', { date: format.date(free) })}
        </p>
      )}
      <details className={styles.parts} data-testid="price-parts">
        <summary>{t('object.box.parts')}</summary>
        <Suspense fallback={null}>
          <PriceParts price={price} />
        </Suspense>
      </details>
    </div>
  );
}
