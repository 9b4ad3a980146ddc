import { useMemo } from 'react';
import { isValidStay } from '../../../domain/stay.ts';
import { draftFromQuery, priceInputOf, type BookingDraft } from '../../features/booking/booking-draft.ts';
import type { BookingFailure } from '../../features/booking/booking-failure.ts';
import { offeredChoices } from '../../features/booking/offered-choices.ts';
import { useOffered } from '../../features/brand/use-offered.ts';
import { useDraft } from '../../features/booking/draft-storage.ts';
import { useCheckedErrors, type CheckedErrors } from '../../features/booking/use-checked-errors.ts';
import { useQuote, type Quote } from '../../features/booking/use-quote.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useSendBooking } from '../../features/booking/use-send-booking.ts';
import { validateDraft, type FieldErrors } from '../../features/booking/validate-draft.ts';
import type { RequestData } from './load.ts';

function validateRequest(draft: BookingDraft, home: RequestData['home'], today: string): FieldErrors {
  const errors: Record<string, string> = {};
  if (!isValidStay(draft, today)) errors['dates'] = 'dates';
  if (draft.remarks.trim() === '') errors['remarks'] = 'required';
  return { ...errors, ...validateDraft(draft, 'request', home) };
}

export interface RequestForm extends Pick<CheckedErrors, 'errors' | 'attempt'> {
  draft: BookingDraft;
  update(change: Partial<BookingDraft>): void;
  isSending: boolean;
  failure: BookingFailure | null;
  /** The price of the chosen dates, and whether they can be had; null until they are chosen. */
  quote: Quote;
  /** Nights that are taken, or a stay that the home does not let, make no request. */
  isAskable: boolean;
  /** Checks what is typed, and sends it where nothing is wrong. */
  send(): void;
}

/** What is typed into the request of a home, what is wrong with it, and its way to the host. */
export function useRequest({ home, stay, today, quote: first }: RequestData): RequestForm {
  const { language } = useTexts();
  const fresh = useMemo(() => draftFromQuery(stay, home), [stay, home]);
  const { draft: stored, update } = useDraft(home.objectNumber, fresh);
  const draft = offeredChoices(stored ?? fresh, useOffered());
  const input = isValidStay(draft, today) ? priceInputOf(draft, home, language) : null;
  const quote = useQuote(input, first);
  const isAskable = input === null || quote.price === null || quote.price.status === 'free';
  const { errors, attempt, check, show } = useCheckedErrors(() => validateRequest(draft, home, today));
  const { send, isSending, failure } = useSendBooking(home.objectNumber, draft, (refused) => {
    if (refused.type === 'invalid-customer') show(refused.fields);
  });
  return {
    draft,
    update,
    errors,
    attempt,
    isSending,
    failure,
    quote,
    isAskable,
    send() {
      // The terms stand above the button.
      if (check() && isAskable) send({ method: 'request', acceptTerms: true, expectedPrice: undefined });
    },
  };
}
