import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { useHydrated } from '../../../app/use-hydrated.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { CancellationTerms } from '../../../features/booking/cancellation-terms.tsx';
import styles from '../../../features/booking/layout.module.css';
import { LegalLinks } from '../../../features/booking/legal-links.tsx';
import { OfflineNotice } from '../../../features/booking/offline-notice.tsx';
import { PaymentFields } from '../../../features/booking/payment-fields.tsx';
import { PriceBreakdown } from '../../../features/booking/price-breakdown.tsx';
import { Recap } from '../../../features/booking/recap.tsx';
import type { StayOfParty } from '../../../features/booking/stay-facts.tsx';
import type { RequestData } from '../load.ts';
import type { RequestForm } from '../use-request.ts';

/**
 * Shows the price of the offer, and the button that sends it. The host's acceptance alone makes it a booking, so all information that §
 * 312j BGB requires before a booking is shown here.
 */
export function RequestOffer({
  request: { price, cancellation, quote, collector, payments, payment, update, isAskable, isSending },
  home,
  stay,
  today,
}: {
  request: RequestForm;
  stay: StayOfParty | null;
} & Pick<RequestData, 'home' | 'today'>): ReactNode {
  const { t } = useTexts();
  const hydrated = useHydrated();
  return (
    <>
      {stay && isAskable && (
        <>
          <Card className={styles.stack}>
            <h2 className={styles.cardTitle}>{t('booking.price.title')}</h2>
            {price ? <PriceBreakdown price={price} /> : <p role="status">{t('booking.price.updating')}</p>}
            {quote.failure && (
              <Notice kind="warning" role="alert" title={t('booking.price.failed')}>
                <Button small onClick={quote.retry}>
                  {t('booking.retry')}
                </Button>
              </Notice>
            )}
          </Card>
          {price && (
            <PaymentFields
              collector={collector}
              codes={payments}
              payment={payment}
              ways={home.paymentWays}
              isInstant={false}
              onChange={(code) => update({ payment: code })}
            />
          )}
          <CancellationTerms bands={cancellation} startDate={stay.startDate} today={today} unconfirmed />
        </>
      )}
      <Card className={styles.submit}>
        {stay && isAskable && (
          <Recap payment={payment} method="request" home={home} stay={stay} price={price} />
        )}
        <p className={styles.small}>
          {t('booking.summary.provider', { name: home.landlordName })} (
          {t(home.isTrader ? 'booking.summary.trader' : 'booking.summary.private')})
        </p>
        <LegalLinks lead="booking.request.terms" />
        <OfflineNotice />
        {/* § 312j(3) BGB allows no other words on the button. */}
        <Button
          type="submit"
          variant="primary"
          wide
          busy={isSending}
          disabled={!hydrated || !isAskable || (stay !== null && (!price || quote.fetching))}
          data-testid="send-request"
        >
          {t('booking.request.submit')}
        </Button>
        <p className={styles.small} role="status">
          {isSending ? t('booking.submit.sending') : ''}
        </p>
      </Card>
    </>
  );
}
