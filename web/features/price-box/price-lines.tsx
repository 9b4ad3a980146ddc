import type { ReactNode } from 'react';
import type { PriceResult } from '../../../contract/pricing/price-result.ts';
import { PriceTable } from '../../components/price-table.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { boxRows } from './box-rows.ts';
import styles from './price-box.module.css';

/** The price in its parts: what is paid before arrival, what on site, and what may come on top. */
export function PriceLines({
  price,
  withPlan = false,
}: {
  price: PriceResult;
  /** Shows what is due when, too. */
  withPlan?: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  const { before, there, plan, beside } = boxRows(price, t, format);
  return (
    <div className={styles.lines}>
      <PriceTable caption={t('price.caption')} rows={before} />
      {there.length > 0 && <PriceTable caption={t('price.captionOnSite')} rows={there} showCaption />}
      {withPlan && plan.length > 0 && (
        <PriceTable caption={t('booking.price.plan')} rows={plan} showCaption />
      )}
      {beside.length > 0 && <PriceTable caption={t('price.captionBeside')} rows={beside} showCaption />}
    </div>
  );
}
