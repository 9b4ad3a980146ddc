import { lazy, Suspense, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { todayInBerlin } from '../../../../domain/stay.ts';
import { browserApi } from '../../../app/api/browser-api.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { TextAreaField, TextField } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ErrorSummary, fieldId, useErrorOf } from '../../../features/booking/error-summary.tsx';
import { useReasonText } from '../../../features/booking/use-reason-text.ts';
import fields from '../../../features/booking/fields.module.css';
import styles from '../../../features/booking/layout.module.css';
import { OfflineNotice } from '../../../features/booking/offline-notice.tsx';
import { PartyChoices } from '../../../features/booking/party-fields.tsx';
import { toBookingFailure, type BookingFailure } from '../../../features/booking/send-booking.ts';
import type { BookingLink } from '../../../features/booking/use-linked.ts';
import type { FieldErrors } from '../../../features/booking/validate-draft.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { draftOf, useChangeDraft, validateChange, wishOf } from './change-draft.ts';
import { ChangePrice } from './change-price.tsx';
import { useChangeQuote } from './use-change-quote.ts';

const ChangeCalendar = lazy(() => import('./change-calendar.tsx'));

/** Reasons of the server that belong to a field of the party; all others are about the dates. */
const fieldOfReason: Readonly<Record<string, string>> = {
  tooManyPersons: 'adults',
  petsNotAllowed: 'pets',
};
/** What the price panel and the fields say; everything else gets a notice. */
const saidByFields: ReadonlySet<string> = new Set(['capacity-taken', 'not-bookable']);

/** Other dates or another party: the new price is seen before anything is asked. */
export default function ChangeDialog({
  booking,
  link,
  onClose,
  onChanged,
  onSent,
}: {
  booking: Booking;
  link: BookingLink;
  onClose: () => void;
  /** Reads the booking again. */
  onChanged: () => Promise<void>;
  /** The wish is kept, and the booking read again. */
  onSent: () => void;
}): ReactNode {
  const { t } = useTexts();
  const reasonText = useReasonText();
  const formId = useId();
  const { draft, update, forget } = useChangeDraft(booking);
  const [today] = useState(() => todayInBerlin(new Date()));
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  const [sending, setSending] = useState(false);
  const [inCalendar, setInCalendar] = useState(false);
  const inFlight = useRef(false);
  const dates = useRef<HTMLDivElement>(null);

  const typed = validateChange(draft, booking, today);
  const wish = wishOf(draft);
  const isUnchanged = JSON.stringify(wish) === JSON.stringify(wishOf(draftOf(booking)));
  const isComplete = Object.keys(typed).length === 0;
  const live = useChangeQuote(link, isComplete && !isUnchanged ? wish : null);
  const { reason = null, nights = null } = live.failure ?? {};
  const refusedField =
    live.failure && saidByFields.has(live.failure.type) ? (fieldOfReason[reason ?? ''] ?? 'dates') : null;
  const shown: FieldErrors = attempt > 0 ? typed : {};
  const errors: FieldErrors =
    refusedField && refusedField !== 'dates' && reason ? { ...shown, [refusedField]: reason } : shown;
  const errorOf = useErrorOf(errors);
  const datesError = refusedField === 'dates' ? reasonText(reason, nights) : errorOf('dates');
  const { quote } = live;

  const send = async (): Promise<void> => {
    setAttempt(attempt + 1);
    if (!isComplete || inFlight.current) return;
    if (!quote) {
      // Nothing has been changed yet, or these dates are not to be had: the field says so.
      dates.current?.querySelector('input')?.focus();
      return;
    }
    const body = {
      ...wish,
      message: draft.message.trim(),
      expectedPrice: quote.price.priceObject.priceComplete,
    };
    // A retry after a lost reply keeps its key; another wish or price is another attempt.
    const text = JSON.stringify(body);
    const last = draft.attempt?.body === text ? draft.attempt : { body: text, key: crypto.randomUUID() };
    update({ attempt: last });
    inFlight.current = true;
    setSending(true);
    setFailure(null);
    try {
      const ids = { bookingID: Number(link.id), bookingHash: link.hash };
      await browserApi.call('changeBooking', { ...ids, ...body, dryRun: false, idempotencyKey: last.key });
      forget();
      await onChanged();
      onSent();
    } catch (error) {
      const found = toBookingFailure(error);
      if (found.type === 'idempotency-conflict') update({ attempt: null });
      if (found.type === 'change-open' || found.type === 'not-changeable')
        await onChanged().catch(() => null);
      if (found.type !== 'network') live.retry();
      setFailure(saidByFields.has(found.type) ? null : found);
    } finally {
      inFlight.current = false;
      setSending(false);
    }
  };
  const submitText = quote && quote.difference > 0 ? 'booking.change.submitDearer' : 'booking.change.submit';

  return (
    <Dialog
      title={t('booking.change.title')}
      closeLabel={t('booking.change.close')}
      onClose={onClose}
      wide
      footer={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          wide
          busy={sending}
          disabled={sending}
          data-testid="change-send"
        >
          {t(submitText)}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.stack}
        data-testid="change-form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className={styles.small}>{t('booking.change.lead')}</p>
        <ErrorSummary errors={shown} attempt={attempt} />
        {failure && (
          <Notice kind={failure.type === 'price-changed' ? 'warning' : 'danger'} role="alert">
            {t(`booking.change.failure.${failure.type}`)}
          </Notice>
        )}
        <div className={fields.row} ref={dates}>
          <TextField
            id={fieldId('dates')}
            type="date"
            name="startDate"
            label={t('booking.stay.arrival')}
            min={today}
            value={draft.startDate}
            error={datesError}
            onChange={(event) => update({ startDate: event.target.value })}
          />
          <TextField
            type="date"
            name="endDate"
            label={t('booking.stay.departure')}
            min={draft.startDate || today}
            value={draft.endDate}
            aria-invalid={datesError ? true : undefined}
            aria-describedby={datesError ? `${fieldId('dates')}-error` : undefined}
            onChange={(event) => update({ endDate: event.target.value })}
          />
        </div>
        <div className={styles.tight}>
          <p>
            <Button
              small
              aria-expanded={inCalendar}
              onClick={() => setInCalendar(!inCalendar)}
              data-testid="change-calendar"
            >
              {t(inCalendar ? 'booking.change.hideCalendar' : 'booking.change.showCalendar')}
            </Button>
          </p>
          {inCalendar && (
            <Suspense fallback={null}>
              <ChangeCalendar
                booking={booking}
                link={link}
                wish={wish}
                onStay={(stay) => {
                  update(stay);
                  setInCalendar(false);
                  dates.current?.querySelector('input')?.focus();
                }}
              />
            </Suspense>
          )}
        </div>
        <fieldset className={fields.fieldset}>
          <legend className={fields.legend}>
            <h3>{t('booking.party.title')}</h3>
          </legend>
          <PartyChoices draft={draft} update={update} errors={errors} limits={booking.object} />
        </fieldset>
        <TextAreaField
          name="message"
          label={t('booking.change.message')}
          hint={t('booking.change.messageHint')}
          maxLength={2000}
          value={draft.message}
          onChange={(event) => update({ message: event.target.value })}
        />
        <ChangePrice booking={booking} wish={wish} live={live} isUnchanged={isUnchanged} />
        <OfflineNotice />
        <p className="visually-hidden" role="status">
          {sending ? t('booking.submit.sending') : ''}
        </p>
      </form>
    </Dialog>
  );
}
