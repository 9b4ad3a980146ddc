import { useState, type FormEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { pathOf } from '../../../../domain/routes.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { CheckboxCard, RadioCard } from '../../../components/choice.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { StayPage } from '../../../features/booking/bookable-home.ts';
import {
  knownAges,
  personsOf,
  priceInputOf,
  stayQueryOf,
  type BookingDraft,
} from '../../../features/booking/booking-draft.ts';
import styles from '../../../features/booking/booking.module.css';
import { fieldId } from '../../../features/booking/error-summary.tsx';
import { FailureNotice, useReasonText } from '../../../features/booking/failure-notice.tsx';
import { PriceBreakdown } from '../../../features/booking/price-breakdown.tsx';
import {
  sendBooking,
  toBookingFailure,
  type BookingFailure,
} from '../../../features/booking/send-booking.ts';
import { StayBar, StayFacts } from '../../../features/booking/stay-bar.tsx';
import { useQuote } from '../../../features/booking/use-quote.ts';
import { useTexts } from '../../../shell/texts-context.tsx';
import { CancellationTerms } from './cancellation-terms.tsx';
import { CustomerCard } from './customer-card.tsx';

export function SummaryForm({
  method,
  home,
  quote,
  draft,
  update,
  startPath,
}: Pick<StayPage, 'home' | 'quote'> & {
  method: 'booking' | 'option';
  draft: BookingDraft;
  update(change: Partial<BookingDraft>): void;
  startPath: string;
}): ReactNode {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const reasonText = useReasonText();
  const { objectNumber } = home;
  const live = useQuote(priceInputOf(draft, objectNumber, language), quote);
  const [acceptTerms, setAcceptTerms] = useState(false);
  const [termsMissing, setTermsMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  const [agreedPrice, setAgreedPrice] = useState(0);
  // A price that the server named in its refusal is newer than the one fetched before.
  const price = failure?.newPrice ?? live.price;
  const payment = draft.payment ?? price?.payments[0] ?? 1;
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
    if (!price || sending) return;
    if (!acceptTerms) {
      setTermsMissing(true);
      document.getElementById(fieldId('acceptTerms'))?.focus();
      return;
    }
    const expectedPrice = price.priceObject.priceComplete;
    setAgreedPrice(expectedPrice);
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
      <StayBar home={home} stay={stay} price={price} updating={live.fetching} changePath={calendarPath} />
      <form className={`${styles.main} ${styles.form}`} noValidate onSubmit={submit}>
        {failure && (
          <FailureNotice
            failure={failure}
            oldPrice={agreedPrice}
            calendarPath={calendarPath}
            similarPath={home.similarPath}
            startPath={backPath}
            onRetry={() => void send()}
          />
        )}
        <Card>
          <div className={styles.cardHead}>
            <h2 className={styles.cardTitle}>{t('booking.stay.title')}</h2>
            <Link to={backPath}>{t('booking.summary.editParty')}</Link>
          </div>
          <div className={styles.stack}>
            <div>
              <p className={styles.homeTitle}>{home.title}</p>
              <p className={styles.small}>{home.where}</p>
              <p className={styles.small}>
                {t('booking.summary.provider', { name: home.landlordName })} (
                {t(home.isTrader ? 'booking.summary.trader' : 'booking.summary.private')})
              </p>
            </div>
            <StayFacts home={home} stay={stay} />
            <p>{t(draft.insurance ? 'booking.summary.withInsurance' : 'booking.summary.noInsurance')}</p>
            {draft.remarks.trim() !== '' && (
              <div>
                <h3 className={styles.small}>{t('booking.view.remarks')}</h3>
                <p className={styles.preserved}>{draft.remarks}</p>
              </div>
            )}
          </div>
        </Card>
        <CustomerCard customer={draft.customer} editPath={backPath} />
        <Card>
          <h2 className={`${styles.cardTitle} ${styles.cardHead}`}>{t('booking.price.title')}</h2>
          {price ? <PriceBreakdown price={price} /> : <p role="status">{t('booking.price.updating')}</p>}
          {live.failure && (
            <Notice kind="warning" role="alert" title={t('booking.price.failed')}>
              <Button small onClick={live.retry}>
                {t('booking.retry')}
              </Button>
            </Notice>
          )}
        </Card>
        <Card>
          <fieldset className={styles.fieldset}>
            <legend className={styles.legend}>
              <h2>{t('booking.payment.title')}</h2>
            </legend>
            {(price?.payments ?? []).map((code) => (
              <RadioCard
                key={code}
                name="payment"
                value={code}
                checked={payment === code}
                onChange={() => update({ payment: code })}
                label={t(`booking.payment.method.${code}`)}
                detail={t(`booking.payment.hint.${code}`)}
              />
            ))}
          </fieldset>
        </Card>
        <CancellationTerms bands={home.cancellation} startDate={draft.startDate} />
        <Card className={styles.submit}>
          <CheckboxCard
            id={fieldId('acceptTerms')}
            name="acceptTerms"
            checked={acceptTerms}
            invalid={termsMissing && !acceptTerms}
            onChange={(event) => {
              setAcceptTerms(event.target.checked);
              setTermsMissing(false);
            }}
            label={t('booking.terms.label')}
          />
          {termsMissing && !acceptTerms && (
            <p className={styles.error} role="alert">
              {t('booking.invalid.terms')}
            </p>
          )}
          <p className={`${styles.links} ${styles.small}`}>
            {t('booking.terms.links')}
            {(['terms', 'privacy'] as const).map((name) => (
              <a key={name} href={pathOf(name, language)} target="_blank" rel="noopener">
                {t(`booking.terms.${name}`)}
                <span className="visually-hidden"> ({t('booking.terms.newTab')})</span>
              </a>
            ))}
          </p>
          {price && price.status !== 'free' && !failure && (
            <Notice kind="warning" role="alert" title={t('booking.notBookable.title')}>
              {reasonText(price.status, price.statusNights)}
            </Notice>
          )}
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
