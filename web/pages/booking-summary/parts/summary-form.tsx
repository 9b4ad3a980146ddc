import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../../../components/link.tsx';
import { useRoutes } from '../../../app/routes-context.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { CheckboxCard } from '../../../components/choice.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { StayPage } from '../../../features/booking/bookable-home.ts';
import {
  knownAges,
  personsOf,
  priceInputOf,
  stayQueryOf,
  type BookingDraft,
} from '../../../features/booking/booking-draft.ts';
import styles from '../../../features/booking/layout.module.css';
import { CancellationTerms } from '../../../features/booking/cancellation-terms.tsx';
import { fieldId } from '../../../features/booking/error-summary.tsx';
import { FailureNotice } from '../../../features/booking/failure-notice.tsx';
import { useReasonText } from '../../../features/booking/use-reason-text.ts';
import { LegalLinks } from '../../../features/booking/legal-links.tsx';
import { OfflineNotice } from '../../../features/booking/offline-notice.tsx';
import { PriceBreakdown } from '../../../features/booking/price-breakdown.tsx';
import {
  sendBooking,
  toBookingFailure,
  type BookingFailure,
} from '../../../features/booking/send-booking.ts';
import { StayBar } from '../../../features/booking/stay-bar.tsx';
import { useQuote } from '../../../features/booking/use-quote.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { ChosenCard } from './chosen-card.tsx';
import { offeredPayments, paymentExperiment } from '../../../../domain/pricing/offered-payments.ts';
import { useVisitor } from '../../../features/visitor/use-visitor.ts';
import { CustomerCard } from './customer-card.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { Recap } from './recap.tsx';

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
  const navigate = useNavigate();
  const reasonText = useReasonText();
  const { objectNumber } = home;
  const live = useQuote(priceInputOf(draft, objectNumber, language), quote);
  const [acceptTerms, setAcceptTerms] = useState(false);
  const [termsMissing, setTermsMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  // A second press may come before the button shows that it is busy.
  const inFlight = useRef(false);
  const termsError = `${fieldId('acceptTerms')}-error`;
  const [agreedPrice, setAgreedPrice] = useState(0);
  // A price that the server named in its refusal is newer than the one fetched before.
  const price = failure?.newPrice ?? live.price;
  const experiment = useVisitor().experiments.find(
    ({ experimentKey }) => experimentKey === paymentExperiment,
  );
  const payments = price ? offeredPayments(price.payments, price.inkasso, experiment?.variant ?? 0) : [];
  const chosen = draft.payment ?? payments[0] ?? 1;
  // What the experiment takes away after the choice was made cannot be paid with.
  const payment = price && !payments.includes(chosen) ? (payments[0] ?? chosen) : chosen;
  const stay = {
    startDate: draft.startDate,
    endDate: draft.endDate,
    persons: personsOf(draft),
    childAges: knownAges(draft),
    pets: draft.petSizes.length,
  };
  const backPath = `${startPath}?${stayQueryOf(draft)}`;
  const calendarPath = `${pathOf('ObjectPage', language, { objectNumber })}?${stayQueryOf(draft)}`;

  const send = async (): Promise<void> => {
    if (!price || inFlight.current) return;
    if (!acceptTerms) {
      setTermsMissing(true);
      document.getElementById(fieldId('acceptTerms'))?.focus();
      return;
    }
    const expectedPrice = price.priceObject.priceComplete;
    setAgreedPrice(expectedPrice);
    inFlight.current = true;
    setSending(true);
    try {
      const made = await sendBooking(
        { ...draft, payment },
        { method, objectNumber, language, acceptTerms, expectedPrice },
      );
      const finish = pathOf(method === 'option' ? 'OptionFinish' : 'BookingFinish', language, {
        objectNumber,
      });
      const query = new URLSearchParams({
        bookingID: String(made.bookingID),
        bookingHash: made.bookingHash,
      });
      await navigate(`${finish}?${query.toString()}`, { replace: true });
    } catch (error) {
      const found = toBookingFailure(error);
      setFailure(found);
      // What was agreed to no longer holds: the guest agrees anew to what is shown now.
      if (found.type === 'price-changed' || found.type === 'terms-not-accepted') setAcceptTerms(false);
      inFlight.current = false;
      setSending(false);
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  const blocked = failure !== null && ['capacity-taken', 'object-removed'].includes(failure.type);

  return (
    <div className={styles.columns}>
      <StayBar
        home={home}
        stay={stay}
        price={price}
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
            onRetry={() => void send()}
            retrying={sending}
          />
        )}
        <ChosenCard draft={draft} price={price} home={home} stay={stay} editPath={backPath} />
        <CustomerCard customer={draft.customer} editPath={backPath} />
        <Card className={styles.stack}>
          <h2 className={styles.cardTitle}>{t('booking.price.title')}</h2>
          {price ? <PriceBreakdown price={price} /> : <p role="status">{t('booking.price.updating')}</p>}
          {live.failure && (
            <Notice kind="warning" role="alert" title={t('booking.price.failed')}>
              <Button small onClick={live.retry}>
                {t('booking.retry')}
              </Button>
            </Notice>
          )}
        </Card>
        <PaymentFields codes={payments} payment={payment} onChange={(code) => update({ payment: code })} />
        <CancellationTerms bands={home.cancellation} startDate={draft.startDate} today={today} />
        <Card className={styles.submit}>
          <Recap method={method} home={home} stay={stay} price={price} />
          <CheckboxCard
            id={fieldId('acceptTerms')}
            name="acceptTerms"
            checked={acceptTerms}
            invalid={termsMissing && !acceptTerms}
            aria-describedby={termsMissing && !acceptTerms ? termsError : undefined}
            onChange={(event) => {
              setAcceptTerms(event.target.checked);
              setTermsMissing(false);
            }}
            label={t('booking.terms.label')}
          />
          {termsMissing && !acceptTerms && (
            <p className={styles.error} role="alert" id={termsError}>
              {t('booking.invalid.terms')}
            </p>
          )}
          <LegalLinks />
          {price && price.status !== 'free' && !failure && (
            <Notice kind="warning" role="alert" title={t('booking.notBookable.title')}>
              {reasonText(price.status, price.statusNights)}
            </Notice>
          )}
          <OfflineNotice />
          {/* Nothing but these words on the button: § 312j(3) BGB. */}
          <Button
            type="submit"
            variant="primary"
            wide
            busy={sending}
            disabled={sending || blocked || !price || live.fetching || price.status !== 'free'}
            data-testid="book-now"
          >
            {t(`booking.submit.${method}`)}
          </Button>
          <p className={styles.small} role="status">
            {sending ? t('booking.submit.sending') : ''}
          </p>
          <Link to={backPath}>{t('booking.summary.back')}</Link>
        </Card>
      </form>
    </div>
  );
}
