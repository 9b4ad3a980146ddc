import { useUsualCountry } from '../../app/offered-languages.ts';
import { useMemo, useState } from 'react';
import type { ShownPrice } from '../../features/price/shown-price.ts';
import { isValidStay } from '../../../domain/stay.ts';
import { draftFromQuery, toPriceInput, type BookingDraft } from '../../features/booking/booking-draft.ts';
import type { BookingFailure } from '../../features/booking/booking-failure.ts';
import { keepOfferedChoices } from '../../features/booking/keep-offered-choices.ts';
import { paymentChoice, type PaymentChoice } from '../../features/booking/payment-choice.ts';
import { useOffered } from '../../features/brand/use-offered.ts';
import { useDraft } from '../../features/booking/draft-storage.ts';
import { useCheckedErrors, type CheckedErrors } from '../../features/booking/use-checked-errors.ts';
import { totalPrice } from '../../features/booking/price-rows.ts';
import { useQuote, type Quote } from '../../features/booking/use-quote.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { shownTerms } from '../../features/booking/seen-terms.ts';
import { useSendBooking } from '../../features/booking/use-send-booking.ts';
import { validateDraft, validateExtras, type FieldErrors } from '../../features/booking/validate-draft.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import type { RequestData } from './load.ts';
import { euros, type Euros } from '../../../domain/money.ts';

function validateRequest(draft: BookingDraft, home: RequestData['home'], today: string): FieldErrors {
  const errors: Record<string, string> = {};
  if (!isValidStay(draft, today)) errors['dates'] = 'dates';
  return { ...errors, ...validateDraft(draft, 'request', home) };
}

export interface RequestForm extends Pick<CheckedErrors, 'errors' | 'attempt'>, PaymentChoice {
  draft: BookingDraft;
  update(change: Partial<BookingDraft>): void;
  isSending: boolean;
  failure: BookingFailure | null;
  quote: Quote;
  /** The last known price; after a refusal the price from the server's answer. */
  price: ShownPrice | null;
  /** The cancellation terms of the server's last answer. */
  cancellation: RequestData['home']['cancellation'];
  /** Euros that the guest had agreed to when sending. */
  agreedPrice: Euros;
  /** False if nights are occupied or the home does not allow the stay. */
  isAskable: boolean;
  send(): void;
}

export function useRequest({ home, stay, today, quote: first }: RequestData): RequestForm {
  const { language } = useTexts();
  const { experiments } = useVisitor();
  const usualCountry = useUsualCountry();
  const fresh = useMemo(
    () => draftFromQuery(stay, home, language, usualCountry),
    [stay, home, language, usualCountry],
  );
  const { draft: stored, update } = useDraft(home.objectNumber, fresh);
  // The draft may have choices for a booking that this page does not offer.
  const draft = { ...keepOfferedChoices(stored ?? fresh, useOffered(), null), insurance: false, bonus: '' };
  const hasDates = isValidStay(draft, today);
  const priceInput = hasDates ? toPriceInput(draft, home, language) : null;
  const input =
    priceInput && experiments.length > 0 ? { ...priceInput, experiments: [...experiments] } : priceInput;
  const quote = useQuote(input, first);
  const [named, setNamed] = useState<{ of: string; price: ShownPrice } | null>(null);
  const [newCancellation, setNewCancellation] = useState<RequestData['home']['cancellation'] | null>(null);
  const cancellation = newCancellation ?? home.cancellation;
  const [agreedPrice, setAgreedPrice] = useState(euros(0));
  const price = !hasDates ? null : named?.of === JSON.stringify(input) ? named.price : quote.price;
  const isAskable = price === null || price.status === 'free';
  const choice = paymentChoice(price, draft.payment, experiments);
  const { errors, attempt, check, show } = useCheckedErrors(() => ({
    ...validateRequest(draft, home, today),
    ...(price && validateExtras(draft, price)),
  }));
  const { send, isSending, failure } = useSendBooking(
    home.objectNumber,
    { ...draft, payment: choice.payment },
    (refusal) => {
      if (refusal.type === 'invalid-customer') show(refusal.fields);
      if (refusal.newCancellation) setNewCancellation([...refusal.newCancellation]);
      if (refusal.newPrice) setNamed({ of: JSON.stringify(input), price: refusal.newPrice });
    },
  );
  return {
    draft,
    update,
    errors,
    attempt,
    isSending,
    failure,
    quote,
    price,
    cancellation,
    agreedPrice,
    isAskable,
    ...choice,
    send() {
      if (!check() || !price || !isAskable || quote.fetching) return;
      setAgreedPrice(totalPrice(price));
      // The terms are shown above the button.
      send({ method: 'request', acceptTerms: true, seen: shownTerms(price, cancellation) });
    },
  };
}
