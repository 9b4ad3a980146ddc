import type { ReactNode } from 'react';
import type { Localized } from '../../../domain/language.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import styles from '../../features/booking/layout.module.css';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import { CardWay } from './card-way.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { PaymentSums } from './payment-sums.tsx';
import { Notice } from '../../components/notice.tsx';
import { TransferWay } from './transfer-way.tsx';
import { VoucherWay } from './voucher-way.tsx';
import type { Standing } from './standing.ts';

export function PaymentView({
  standing,
  link,
  outcome,
  page,
  onReload,
  paidMessage,
  onPaidMessage,
}: {
  standing: Standing;
  link: BookingLink;
  outcome: string | null;
  page: { bookingPaths: Localized; contactPath: string };
  onReload: () => void;
  /** A sentence about the amount that a voucher has just paid; null before. */
  paidMessage: string | null;
  onPaidMessage: (paidMessage: string) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { bookingID, bookingDisplayNumber: number, home, startDate, endDate, payable } = standing;
  const isOpen = payable.next > 0;
  // After a payment the next step is to return to the booking, even if another instalment is due later.
  const isPaid = outcome !== null && standing.payment?.state === 'paid';
  const bookingLink = (
    <p>
      <ButtonLink
        to={`${page.bookingPaths[standing.language]}?bookingID=${bookingID}`}
        variant={isPaid ? 'primary' : 'secondary'}
      >
        {t('payment.page.toBooking')}
      </ButtonLink>
    </p>
  );
  return (
    <>
      <p className={styles.lead}>
        {t('payment.page.lead', {
          number: String(number),
          home,
          from: format.date(startDate),
          until: format.date(endDate),
        })}
      </p>
      <PaymentOutcome
        standing={standing}
        outcome={outcome}
        contactPath={page.contactPath}
        onReload={onReload}
      />
      {isPaid && bookingLink}
      {paidMessage !== null && (
        <Notice kind="success" role="status">
          {paidMessage}
        </Notice>
      )}
      <PaymentSums standing={standing} />
      {isOpen && standing.byCard && <CardWay standing={standing} link={link} isNext={!isPaid} />}
      {isOpen && standing.collectedByUs && (
        <VoucherWay
          link={link}
          onPaid={(text) => {
            onPaidMessage(text);
            onReload();
          }}
        />
      )}
      {isOpen && standing.transfer && <TransferWay transfer={standing.transfer} amount={payable.next} />}
      {!isOpen && (
        <Card className={styles.stack} data-testid="nothing-open">
          <p>{t(`payment.page.${nothingOpenKey(standing)}`)}</p>
        </Card>
      )}
      {!isPaid && bookingLink}
    </>
  );
}

function nothingOpenKey({ collectedByUs, open, paid }: Standing): 'toLandlord' | 'allPaid' | 'nothingOpen' {
  if (!collectedByUs) return 'toLandlord';
  return open === 0 && paid > 0 ? 'allPaid' : 'nothingOpen';
}
