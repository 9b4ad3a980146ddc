import type { ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import styles from '../../booking/layout.module.css';

export function RatingCard({ booking: { rating } }: { booking: Booking }): ReactNode {
  const { t } = useTexts();
  if (rating === null) return null;
  return (
    <Card className={styles.stack} data-testid="rate">
      <h2 className={styles.cardTitle}>{t(rating.isGiven ? 'rate.given.title' : 'rate.invite.title')}</h2>
      <p>{t(rating.isGiven ? 'rate.given.text' : 'rate.invite.text')}</p>
      <p>
        <ButtonLink to={rating.href}>
          {t(rating.isGiven ? 'rate.given.button' : 'rate.invite.button')}
        </ButtonLink>
      </p>
    </Card>
  );
}
