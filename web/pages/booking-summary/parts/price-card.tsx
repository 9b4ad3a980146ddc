import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../../../features/booking/layout.module.css';
import { PriceBreakdown } from '../../../features/booking/price-breakdown.tsx';

type Breakdown = ComponentProps<typeof PriceBreakdown>;

/** Shows what the stay costs and what a voucher covers of it; `failed` if the price could not be updated. */
export function PriceCard({
  price,
  cover,
  failed,
  onRetry,
}: {
  price: Breakdown['price'] | null;
  cover: Breakdown['cover'];
  failed: boolean;
  onRetry: () => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <Card className={styles.stack}>
      <h2 className={styles.cardTitle}>{t('booking.price.title')}</h2>
      {price ? (
        <PriceBreakdown price={price} cover={cover} />
      ) : (
        <p role="status">{t('booking.price.updating')}</p>
      )}
      {failed && (
        <Notice kind="warning" role="alert" title={t('booking.price.failed')}>
          <Button small onClick={onRetry}>
            {t('booking.retry')}
          </Button>
        </Notice>
      )}
    </Card>
  );
}
