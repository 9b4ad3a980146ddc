import type { ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../../features/booking/layout.module.css';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import type { Standing } from './standing.ts';

export function CardWay({
  standing,
  link,
  isNext,
}: {
  standing: Standing;
  link: BookingLink;
  /** True if the payment is the guest's next step. */
  isNext: boolean;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { payable, bookingID } = standing;
  const start = useSubmit('startPayment', { onDone: ({ url }) => location.assign(url) });
  const busy = start.sending !== null;
  const startPayment = (part: 'next' | 'all'): void => {
    void start.submit({ bookingID, bookingHash: link.hash, part, languageCode: language });
  };
  const isSilent = start.failure?.type === 'provider-silent';
  return (
    <Card className={styles.stack} data-testid="card-way">
      <h2 className={styles.cardTitle}>{t('payment.card.title')}</h2>
      <p>{t('payment.card.text')}</p>
      <FailureNotice
        text={start.failure && !busy && t(isSilent ? 'payment.card.silent' : 'payment.card.failed')}
      />
      <p>
        <Button
          variant={isNext ? 'primary' : 'secondary'}
          busy={start.sending?.part === 'next'}
          disabled={busy}
          onClick={() => startPayment('next')}
        >
          {t('payment.card.next', { amount: format.moneyExact(payable.next) })}
        </Button>
      </p>
      {payable.all > payable.next && (
        <p>
          <Button busy={start.sending?.part === 'all'} disabled={busy} onClick={() => startPayment('all')}>
            {t('payment.card.all', { amount: format.moneyExact(payable.all) })}
          </Button>
        </p>
      )}
    </Card>
  );
}
