import { useMemo, useState } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import type { Api } from '../../../../contract/api.ts';
import type { InputOf } from '../../../../contract/define-endpoint.ts';
import { firstPayment } from '../../../../domain/booking/seen-terms.ts';
import { browserApi } from '../../../app/api/browser-api.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useToday } from '../../../app/use-today.ts';
import { toBookingFailure, type BookingFailure } from '../../../features/booking/booking-failure.ts';
import type { BookingLink } from '../../../features/booking/use-linked.ts';
import { sendWithWork } from '../../../features/proof-of-work/send-with-work.ts';
import { useReasonText } from '../../../features/booking/use-reason-text.ts';
import type { FieldErrors } from '../../../features/booking/validate-draft.ts';
import {
  draftFromBooking,
  toRequestedChange,
  useChangeDraft,
  validateChange,
  type ChangeDraft,
  type RequestedChange,
} from './change-draft.ts';
import { useChangeQuote, type LiveQuote } from './use-change-quote.ts';
import { euros } from '../../../../domain/money.ts';

const fieldOfReason: Readonly<Record<string, string>> = {
  tooManyPersons: 'adults',
  tooManyAdults: 'adults',
  petsNotAllowed: 'pets',
};
/** Failures that the price panel and the fields show; all others get a notice. */
const shownByFields: ReadonlySet<string> = new Set(['capacity-taken', 'not-bookable']);

type ChangeBody = Omit<InputOf<Api['changeBooking']>, 'idempotencyKey' | 'proof'>;

export interface Change {
  draft: ChangeDraft;
  update(change: Partial<ChangeDraft>): void;
  today: string;
  requested: RequestedChange;
  isUnchanged: boolean;
  live: LiveQuote;
  attempt: number;
  typedErrors: FieldErrors;
  errors: FieldErrors;
  datesRefused: string | null;
  isSending: boolean;
  failure: BookingFailure | null;
  send(): boolean;
}

export function useChange(
  booking: Booking,
  link: BookingLink,
  { onChanged, onSent }: { onChanged: () => Promise<void>; onSent: () => void },
): Change {
  const reasonText = useReasonText();
  const { draft, update, forget } = useChangeDraft(booking);
  const today = useToday();
  const [attempt, setAttempt] = useState(0);

  const inputErrors = validateChange(draft, booking, today);
  const requested = toRequestedChange(draft);
  const isUnchanged =
    JSON.stringify(requested) === JSON.stringify(toRequestedChange(draftFromBooking(booking)));
  const isComplete = Object.keys(inputErrors).length === 0;
  const live = useChangeQuote(link, isComplete && !isUnchanged ? requested : null);
  const { quote } = live;

  const { reason = null, nights = null } = live.failure ?? {};
  const refusedField =
    live.failure && shownByFields.has(live.failure.type) ? (fieldOfReason[reason ?? ''] ?? 'dates') : null;
  const typedErrors: FieldErrors = attempt > 0 ? inputErrors : {};
  const isPartyRefused = refusedField !== null && refusedField !== 'dates' && reason !== null;

  const ids = { bookingID: Number(link.id), bookingHash: link.hash };
  const { submit, sending, failure } = useSubmit<'changeBooking', ChangeBody>('changeBooking', {
    idempotent: true,
    send: (body, idempotencyKey) =>
      sendWithWork((proof) => browserApi.call('changeBooking', { ...body, idempotencyKey, proof })),
    attempts: { get: () => draft.attempt, set: (last) => update({ attempt: last }) },
    async onDone() {
      await onChanged();
      forget();
      onSent();
    },
    async onFailure(error) {
      const { type } = toBookingFailure(error);
      if (type === 'change-open' || type === 'not-changeable') await onChanged().catch(() => undefined);
      if (type !== 'network') live.retry();
    },
  });
  const shownFailure = useMemo(() => failure && toBookingFailure(failure), [failure]);
  return {
    draft,
    update,
    today,
    requested,
    isUnchanged,
    live,
    attempt,
    typedErrors,
    errors: isPartyRefused ? { ...typedErrors, [refusedField]: reason } : typedErrors,
    datesRefused: refusedField === 'dates' ? reasonText(reason, nights) : null,
    isSending: sending !== null,
    failure: sending || !shownFailure || shownByFields.has(shownFailure.type) ? null : shownFailure,
    send() {
      setAttempt(attempt + 1);
      if (!isComplete) return true;
      if (!quote) return false;
      void submit({
        ...ids,
        ...requested,
        message: draft.message.trim(),
        expectedPrice: quote.total,
        expectedDownPayment: firstPayment(quote.price.paymentPlan) ?? euros(0),
        expectedDeposit: quote.price.deposit,
        dryRun: false,
      });
      return true;
    },
  };
}
