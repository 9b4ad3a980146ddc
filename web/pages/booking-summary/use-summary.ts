import { useState } from 'react';
import type { ShownPrice } from '../../features/price/shown-price.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { StayPage } from '../../features/booking/bookable-home.ts';
import { toPriceInput, type BookingDraft } from '../../features/booking/booking-draft.ts';
import type { BookingFailure } from '../../features/booking/booking-failure.ts';
import { fieldId } from '../../features/booking/error-summary.tsx';
import { paymentChoice, type PaymentChoice } from '../../features/booking/payment-choice.ts';
import { keepOfferedChoices, offeredFor } from '../../features/booking/keep-offered-choices.ts';
import { useOffered } from '../../features/brand/use-offered.ts';
import { totalPrice } from '../../features/booking/price-rows.ts';
import { shownTerms } from '../../features/booking/seen-terms.ts';
import { useQuote, type Quote } from '../../features/booking/use-quote.ts';
import { useSendBooking } from '../../features/booking/use-send-booking.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { euros, type Euros } from '../../../domain/money.ts';

export interface Summary extends PaymentChoice {
  live: Quote;
  /** The last known price; after a refusal the price from the server's answer. */
  price: ShownPrice | null;
  /** The cancellation terms of the server's last answer. */
  cancellation: StayPage['home']['cancellation'];
  acceptTerms: boolean;
  setAcceptTerms(accepts: boolean): void;
  /** True if the guest wants the newsletter's confirmation mail; null if the newsletter is not offered. */
  newsletter: boolean | null;
  setNewsletter(wants: boolean): void;
  termsMissing: boolean;
  agreedPrice: Euros;
  isSending: boolean;
  failure: BookingFailure | null;
  send(): void;
}

export function useSummary(
  method: 'booking' | 'option',
  { home, quote }: Pick<StayPage, 'home' | 'quote'>,
  storedDraft: BookingDraft,
): Summary {
  const { language } = useTexts();
  const { experiments } = useVisitor();
  const isOffered = useOffered();
  const draft = keepOfferedChoices(storedDraft, offeredFor(method, isOffered), home.insurance);
  const input = toPriceInput(draft, home, language);
  // The price that came with the page is the same for all visitors. Participants of an experiment load their own.
  const live = useQuote(experiments.length > 0 ? { ...input, experiments: [...experiments] } : input, quote);
  const [acceptTerms, setAcceptTerms] = useState(false);
  const [newsletter, setNewsletter] = useState(false);
  const [termsMissing, setTermsMissing] = useState(false);
  const [agreedPrice, setAgreedPrice] = useState(euros(0));
  // A price from a refusal may offer other payment methods.
  const [newPrice, setNewPrice] = useState<ShownPrice | null>(null);
  const price = newPrice ?? live.price;
  const [newCancellation, setNewCancellation] = useState<StayPage['home']['cancellation'] | null>(null);
  const cancellation = newCancellation ?? home.cancellation;
  const choice = paymentChoice(price, draft.payment, experiments);
  const { payment } = choice;

  const { send, isSending, failure } = useSendBooking(home.objectNumber, { ...draft, payment }, (refusal) => {
    setNewPrice(refusal.newPrice);
    if (refusal.newCancellation) setNewCancellation([...refusal.newCancellation]);
    // The terms have changed, so the guest has to accept the new ones.
    if (refusal.newPrice || refusal.type === 'terms-not-accepted') setAcceptTerms(false);
  });
  return {
    live,
    price,
    cancellation,
    ...choice,
    acceptTerms,
    setAcceptTerms(accepts) {
      setAcceptTerms(accepts);
      setTermsMissing(false);
    },
    newsletter: isOffered('newsletter') ? newsletter : null,
    setNewsletter,
    termsMissing: termsMissing && !acceptTerms,
    agreedPrice,
    isSending,
    failure,
    send() {
      if (!price || isSending) return;
      if (!acceptTerms) {
        setTermsMissing(true);
        document.getElementById(fieldId('acceptTerms'))?.focus();
        return;
      }
      setAgreedPrice(totalPrice(price));
      const agreedTerms = shownTerms(price, cancellation);
      send({ method, acceptTerms, newsletter: newsletter && isOffered('newsletter'), seen: agreedTerms });
    },
  };
}
