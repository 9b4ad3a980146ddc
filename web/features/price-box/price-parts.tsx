import type { ReactNode } from 'react';
import type { ShownPrice } from '../price/shown-price.ts';
import { hasCents, PriceTable } from '../../components/price-table.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { boxRows } from './box-rows.ts';
import styles from './price-box.module.css';

export default function PriceParts({ price }: { price: ShownPrice }): ReactNode {
  const { t, format } = useTexts();
  const { before, there, beside } = boxRows(price, t, format);
  // All amounts of the box either have cents or none has.
  const exact = [before, there, beside, price.paymentPlan].some(hasCents);
  return (
    <div className={styles.lines}>
      <PriceTable caption={t('price.caption')} rows={before} exact={exact} />
      {there.length > 0 && (
        <PriceTable caption={t('price.captionOnSite')} rows={there} exact={exact} showCaption />
      )}
      {beside.length > 0 && (
        <PriceTable caption={t('price.captionBeside')} rows={beside} exact={exact} showCaption />
      )}
    </div>
  );
}
