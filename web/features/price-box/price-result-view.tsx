import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import type { Quote } from '../booking/use-quote.ts';
import styles from './price-box.module.css';
import { PriceLines } from './price-lines.tsx';
import type { StayChoice } from './stay-query.ts';

/** The quote in words: its lines, or why there is none and which stay would work. */
export function PriceResultView({
  quote: { price, fetching, failure, retry },
  nearest,
  onStay,
}: {
  quote: Quote;
  nearest: { startDate: string; endDate: string } | null;
  onStay: (change: Partial<StayChoice>) => void;
}): ReactNode {
  const { t, format } = useTexts();
  if (failure) {
    return (
      <Notice kind="danger" role="alert" title={t('object.box.failed')}>
        <Button small onClick={retry}>
          {t('errors.retry')}
        </Button>
      </Notice>
    );
  }
  if (!price)
    return <div className={styles.skeleton} aria-label={t('object.box.calculating')} role="status" />;
  if (price.status !== 'free') {
    return (
      <Notice kind="warning" role="status" data-testid="not-bookable" data-reason={price.status}>
        <p>{t(`price.reason.${price.status}`, { count: price.statusNights ?? 0 })}</p>
        {nearest && (
          <Button small onClick={() => onStay(nearest)} className={styles.nearest} data-testid="nearest-stay">
            {t('object.box.nearest', {
              from: format.date(nearest.startDate),
              to: format.date(nearest.endDate),
            })}
          </Button>
        )}
      </Notice>
    );
  }
  return (
    <div className={classNames(fetching && styles.fetching)} aria-busy={fetching}>
      <PriceLines price={price} />
    </div>
  );
}
