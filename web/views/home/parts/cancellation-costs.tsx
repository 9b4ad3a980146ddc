import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import {
  cancellationSteps,
  isNeverFree,
  type CancellationBand,
} from '../../../../domain/booking/cancellation-steps.ts';
import styles from './parts.module.css';

/** Lists the cancellation fees: by date for a chosen stay, without past ones; else by days before arrival. */
export function CancellationCosts({
  bands,
  arrival,
  today,
}: {
  bands: readonly CancellationBand[];
  arrival: string | null;
  today: string;
}): ReactNode {
  const { t, format } = useTexts();
  const feeText = (percent: number): ReactNode =>
    percent === 0 ? (
      <b>{t('object.conditions.noFee')}</b>
    ) : (
      <span>{t('object.conditions.fee', { percent })}</span>
    );
  if (arrival !== null) {
    return (
      <ul className={styles.costs} data-testid="cancellation-costs">
        {cancellationSteps(bands, arrival, today).map(({ from, until, percent, current }) => (
          <li key={until}>
            <span>
              {from === null
                ? t('object.conditions.untilDate', { date: format.date(until) })
                : t('object.conditions.fromDate', { date: format.date(from) })}{' '}
              {current && <Badge>{t('booking.cancellation.today')}</Badge>}
            </span>
            {feeText(percent)}
          </li>
        ))}
      </ul>
    );
  }
  const steps = [...bands].sort((a, b) => b.daysBefore - a.daysBefore);
  const [first] = steps;
  return (
    <ul className={styles.costs}>
      {first && !isNeverFree(bands) && (
        <li>
          <span>{t('object.conditions.earlier', { count: first.daysBefore })}</span>
          {feeText(0)}
        </li>
      )}
      {steps.map(({ daysBefore, percent }) => (
        <li key={daysBefore}>
          <span>
            {isNeverFree([{ daysBefore, percent }])
              ? t('object.conditions.always')
              : t('object.conditions.within', { count: daysBefore - 1 })}
          </span>
          {feeText(percent)}
        </li>
      ))}
    </ul>
  );
}
