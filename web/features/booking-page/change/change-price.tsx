import type { ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ChangeComparison } from '../../../features/booking/change-comparison.tsx';
import styles from '../../../features/booking/layout.module.css';
import { PriceBreakdown } from '../../../features/booking/price-breakdown.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { RequestedChange } from './change-draft.ts';
import type { LiveQuote } from './use-change-quote.ts';

export function ChangePrice({
  booking,
  requested,
  live,
  isUnchanged,
}: {
  booking: Booking;
  requested: RequestedChange;
  live: LiveQuote;
  isUnchanged: boolean;
}): ReactNode {
  const { t } = useTexts();
  const { quote, failure, fetching, retry } = live;
  const { startDate, endDate, persons, childAges = [], pets = 0 } = requested;
  const hintKey = isUnchanged ? 'unchanged' : failure ? 'notPossible' : 'incomplete';
  const isSilent = quote !== null || failure?.type === 'network';
  const status = fetching ? t('booking.price.updating') : isSilent ? '' : t(`booking.change.${hintKey}`);
  return (
    <section className={styles.stack} aria-labelledby="change-price" aria-busy={fetching || undefined}>
      <h3 id="change-price">{t('booking.change.newPrice')}</h3>
      <p className={status === '' ? 'visually-hidden' : styles.small} role="status">
        {status}
      </p>
      {failure?.type === 'network' && (
        <Notice kind="warning" role="alert">
          <p>{t('booking.price.failed')}</p>
          <Button small onClick={retry}>
            {t('booking.retry')}
          </Button>
        </Notice>
      )}
      {quote && (
        <>
          <ChangeComparison
            agreed={{ ...booking, total: quote.agreedTotal }}
            requested={{ startDate, endDate, persons, childAges, pets, total: quote.total }}
            requestedLabel={t('booking.change.requested')}
          />
          <details>
            <summary>{t('booking.stay.show')}</summary>
            <PriceBreakdown price={quote.price} />
          </details>
          <p className={styles.small}>{t('booking.change.binding')}</p>
        </>
      )}
    </section>
  );
}
