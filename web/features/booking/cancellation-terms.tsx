import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { cancellationSteps, type CancellationBand } from '../../../domain/booking/cancellation-steps.ts';
import layout from './layout.module.css';
import styles from './timeline.module.css';

export function CancellationFees({
  bands,
  startDate,
  today,
}: {
  bands: readonly CancellationBand[];
  startDate: string;
  today: string;
}): ReactNode {
  const { t, format } = useTexts();
  const steps = cancellationSteps(bands, startDate, today);
  if (steps.length === 0) return <p>{t('booking.cancellation.none')}</p>;
  return (
    <ol className={styles.fees}>
      {steps.map(({ from, until, percent, current }) => (
        <li key={until} className={classNames(percent === 0 && styles.free)}>
          <span className={styles.days}>
            {from === null
              ? t('booking.cancellation.until', { date: format.date(until) })
              : t('booking.cancellation.since', { date: format.date(from) })}
            {current && <Badge>{t('booking.cancellation.today')}</Badge>}
          </span>
          <span className={styles.fee}>
            {percent === 0 ? t('booking.cancellation.noFee') : t('booking.cancellation.fee', { percent })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Shows the fees by day, that cancelling is free until the landlord has confirmed, and that there is no right of withdrawal. */
export function CancellationTerms({
  bands,
  startDate,
  today,
  unconfirmed,
  children,
}: {
  bands: readonly CancellationBand[];
  startDate: string;
  today: string;
  unconfirmed: boolean;
  children?: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const costs = bands.some(({ percent }) => percent > 0);
  return (
    <Card className={layout.stack}>
      <h2 className={layout.cardTitle}>{t('booking.cancellation.title')}</h2>
      <CancellationFees bands={bands} startDate={startDate} today={today} />
      {unconfirmed && costs && <p>{t('booking.cancellation.unconfirmed')}</p>}
      {/* § 312g(2) no. 9 BGB excludes withdrawal; Art. 246a § 1(3) EGBGB requires the page to say so. */}
      <p className={layout.small}>{t('booking.cancellation.noWithdrawal')}</p>
      {children}
    </Card>
  );
}
