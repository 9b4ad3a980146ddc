import type { FormEvent, ReactNode } from 'react';
import { useRoutes } from '../../../app/routes-context.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { StayPage } from '../../../features/booking/bookable-home.ts';
import {
  enteredAges,
  countPersons,
  toStayQuery,
  type BookingDraft,
} from '../../../features/booking/booking-draft.ts';
import { CancellationTerms } from '../../../features/booking/cancellation-terms.tsx';
import { FailureNotice } from '../../../features/booking/failure-notice.tsx';
import styles from '../../../features/booking/layout.module.css';
import { LegalLinks } from '../../../features/booking/legal-links.tsx';
import { OfflineNotice } from '../../../features/booking/offline-notice.tsx';
import { StayBar } from '../../../features/booking/stay-bar.tsx';
import { useCheckedVoucher, voucherCover } from '../../../features/booking/use-voucher-cover.ts';
import { useReasonText } from '../../../features/booking/use-reason-text.ts';
import { useSummary } from '../use-summary.ts';
import { ChosenCard } from './chosen-card.tsx';
import { CustomerCard } from './customer-card.tsx';
import { NewsletterField } from './newsletter-field.tsx';
import { PaymentPart } from './payment-part.tsx';
import { PriceCard } from './price-card.tsx';
import { Recap } from '../../../features/booking/recap.tsx';
import { TermsField } from './terms-field.tsx';

export function SummaryForm({
  method,
  home,
  quote,
  today,
  draft,
  update,
  startPath,
}: Pick<StayPage, 'home' | 'quote' | 'today'> & {
  method: 'booking' | 'option';
  draft: BookingDraft;
  update(change: Partial<BookingDraft>): void;
  startPath: string;
}): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const reasonText = useReasonText();
  const summary = useSummary(method, { home, quote }, draft);
  const { live, price, payment, agreedPrice, isSending, failure, send, collector } = summary;
  const takesVoucher = method === 'booking' && collector === 'house';
  const voucher = useCheckedVoucher(takesVoucher ? draft.voucher : '');
  const cover = price && voucherCover(price, voucher);
  const stay = {
    startDate: draft.startDate,
    endDate: draft.endDate,
    persons: countPersons(draft),
    childAges: enteredAges(draft),
    pets: draft.petSizes.length,
    petSizes: draft.petSizes,
  };
  const backPath = `${startPath}?${toStayQuery(draft)}`;
  const { objectNumber } = home;
  const calendarPath = `${pathOf('ObjectPage', language, { objectNumber })}?${toStayQuery(draft)}`;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const blocked = failure !== null && ['capacity-taken', 'object-removed'].includes(failure.type);
  return (
    <div className={styles.columns}>
      <StayBar
        home={home}
        stay={stay}
        price={price}
        cover={cover}
        today={today}
        updating={live.fetching}
        changePath={calendarPath}
      />
      <form className={styles.main} method="post" noValidate onSubmit={submit}>
        {failure && (
          <FailureNotice
            failure={failure}
            oldPrice={agreedPrice}
            calendarPath={calendarPath}
            similarPath={home.similarPath}
            startPath={backPath}
            onRetry={send}
            retrying={isSending}
          />
        )}
        <ChosenCard method={method} draft={draft} price={price} home={home} stay={stay} editPath={backPath} />
        <CustomerCard customer={draft.customer} editPath={backPath} />
        <PriceCard price={price} cover={cover} failed={live.failure !== null} onRetry={live.retry} />
        {method === 'booking' && (
          <PaymentPart
            summary={summary}
            home={home}
            draft={draft}
            update={update}
            voucher={takesVoucher ? voucher : null}
          />
        )}
        <CancellationTerms
          bands={summary.cancellation}
          startDate={draft.startDate}
          today={today}
          unconfirmed={!home.instantBooking}
        />
        <Card className={styles.submit}>
          <Recap method={method} home={home} stay={stay} price={price} cover={cover} payment={payment} />
          <TermsField summary={summary} />
          <NewsletterField summary={summary} />
          <LegalLinks />
          {price && price.status !== 'free' && !failure && (
            <Notice kind="warning" role="alert" title={t('booking.notBookable.title')}>
              {reasonText(price.status, price.statusNights)}
            </Notice>
          )}
          <OfflineNotice />
          {/* § 312j(3) BGB allows no other words on the button. */}
          <Button
            type="submit"
            variant="primary"
            wide
            busy={isSending}
            disabled={blocked || !price || live.fetching || price.status !== 'free'}
            data-testid="book-now"
          >
            {t(`booking.submit.${method}`)}
          </Button>
          <p className={styles.small} role="status">
            {isSending ? t('booking.submit.sending') : ''}
          </p>
          <Link to={backPath}>{t('booking.summary.back')}</Link>
        </Card>
      </form>
    </div>
  );
}
