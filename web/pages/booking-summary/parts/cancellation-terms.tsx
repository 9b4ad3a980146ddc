import type { ReactNode } from 'react';
import type { ObjectDetail } from '../../../../contract/catalogue/object-summary.ts';
import { addDays } from '../../../../domain/stay.ts';
import { Card } from '../../../components/card.tsx';
import styles from '../../../features/booking/booking.module.css';
import { useTexts } from '../../../shell/texts-context.tsx';

/** The fee by the day of cancellation, as dates: a fee of `percent` counts fewer than `daysBefore` days ahead. */
export function CancellationTerms({
  bands,
  startDate,
}: {
  bands: ObjectDetail['cancellation'];
  startDate: string;
}): ReactNode {
  const { t, format } = useTexts();
  const ordered = bands.filter(({ percent }) => percent > 0).sort((a, b) => b.daysBefore - a.daysBefore);
  const first = ordered[0];
  return (
    <Card className={styles.tight}>
      <h2 className={styles.cardTitle}>{t('booking.cancellation.title')}</h2>
      {first ? (
        <ul className={styles.tight}>
          <li>
            {t('booking.cancellation.free', { date: format.date(addDays(startDate, -first.daysBefore)) })}
          </li>
          {ordered.map(({ daysBefore, percent }) => (
            <li key={daysBefore}>
              {t('booking.cancellation.from', {
                date: format.date(addDays(startDate, 1 - daysBefore)),
                percent,
              })}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('booking.cancellation.none')}</p>
      )}
      <p className={styles.small}>{t('booking.cancellation.noWithdrawal')}</p>
    </Card>
  );
}
