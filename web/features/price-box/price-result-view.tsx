import { useEffect, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { Quote } from '../booking/use-quote.ts';
import styles from './price-box.module.css';
import { PriceLines, type BoxTerms } from './price-lines.tsx';
import type { StayChoice } from '../../../domain/stay-query.ts';

/** Shows the lines of the quote, or why there is none and which stay would be possible. */
export function PriceResultView({
  quote: { price, fetching, failure, retry },
  nearest,
  terms,
  onStay,
  onOtherDates,
}: {
  quote: Quote;
  nearest: { startDate: string; endDate: string } | null;
  terms: BoxTerms;
  onStay: (change: Partial<StayChoice>) => void;
  onOtherDates: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  useRetryOnline(failure !== null, retry);
  if (failure) {
    return (
      <Notice kind="danger" role="alert" title={t('object.box.failed')} data-testid="price-failed">
        <p>{t('object.box.failedNote')}</p>
        <p className={styles.noticeActions}>
          <Button small onClick={retry}>
            {t('errors.retry')}
          </Button>
          <Button small variant="quiet" onClick={onOtherDates}>
            {t('object.box.otherDates')}
          </Button>
        </p>
      </Notice>
    );
  }
  if (fetching || !price) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <p className="visually-hidden" role="status">
          {t('object.box.calculating')}
        </p>
        {/* The last price stays invisible, so that the box keeps its height. */}
        {price?.status === 'free' ? (
          <div className={styles.room} aria-hidden="true">
            <PriceLines price={price} terms={terms} />
          </div>
        ) : (
          <div className={styles.skeleton} />
        )}
      </div>
    );
  }
  if (price.status !== 'free') {
    return (
      <Notice kind="warning" role="status" data-testid="not-bookable" data-reason={price.status}>
        <p>{t(`price.reason.${price.status}`, { count: price.statusNights ?? 0 })}</p>
        <p className={styles.noticeActions}>
          {nearest && (
            <Button small onClick={() => onStay(nearest)} data-testid="nearest-stay">
              {t('object.box.nearest', {
                from: format.date(nearest.startDate),
                to: format.date(nearest.endDate),
              })}
            </Button>
          )}
          <Button small variant="quiet" onClick={onOtherDates}>
            {t('object.box.otherDates')}
          </Button>
        </p>
      </Notice>
    );
  }
  return <PriceLines price={price} terms={terms} />;
}

/** Retries a failed price once the browser is online again. */
function useRetryOnline(failed: boolean, retry: () => void): void {
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
}
