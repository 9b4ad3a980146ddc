import { useState, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import styles from '../../booking/layout.module.css';
import { PriceBreakdown } from '../../booking/price-breakdown.tsx';
import { AnswerMessage } from './answer-message.tsx';

export type ProposalAction = 'accept' | 'decline';

/** The price in detail, what accepting means, and the two answers to an open proposal. */
export function ProposalAnswer({
  change,
  sending,
  onAnswer,
}: {
  change: NonNullable<Booking['change']>;
  sending: ProposalAction | null;
  onAnswer: (action: ProposalAction, message: string) => void;
}): ReactNode {
  const { t } = useTexts();
  const [message, setMessage] = useState('');
  return (
    <>
      <details>
        <summary>{t('booking.stay.show')}</summary>
        <PriceBreakdown price={change.price} />
      </details>
      <p className={styles.small}>{t('booking.proposal.terms')}</p>
      <AnswerMessage value={message} onChange={setMessage} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          busy={sending === 'accept'}
          disabled={sending !== null}
          onClick={() => onAnswer('accept', message.trim())}
          data-testid="proposal-accept"
        >
          {t(`booking.proposal.${change.total > change.agreed.total ? 'acceptDearer' : 'accept'}`)}
        </Button>
        <Button
          busy={sending === 'decline'}
          disabled={sending !== null}
          onClick={() => onAnswer('decline', message.trim())}
          data-testid="proposal-decline"
        >
          {t('booking.proposal.decline')}
        </Button>
      </div>
    </>
  );
}
