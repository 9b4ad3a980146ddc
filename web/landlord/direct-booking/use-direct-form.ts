import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Euros } from '../../../domain/money.ts';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import { isStay, partyOf, priceOf, wrongFields, type DirectDraft, type DirectField } from './direct-draft.ts';

export interface DirectFormState {
  draft: DirectDraft;
  set(change: Partial<DirectDraft>): void;
  /** A tax that is a percentage is computed once the price has been typed. */
  leavePrice(): void;
  /** What the server says of the stay. Null while home or nights are missing. */
  quote: ResponseOf<Api['quoteDirectBooking']> | null;
  listPrice: Euros | null;
  wrong: readonly DirectField[];
  /** Says what is wrong with a field of the guest. */
  refusalOf(field: string): string | undefined;
  errorOf(field: DirectField): string | undefined;
  ageErrors: Readonly<Record<string, string>>;
  failure: CallFailure<'saveDirectBooking'> | null;
  isSending: boolean;
  send(): void;
}

/** The form of a direct booking: what is typed, what it comes to, and how it is sent. */
export function useDirectForm(initial: DirectDraft, bookingId: number): DirectFormState {
  const { t, language } = useTexts();
  const buildPath = useLandlordPaths();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(initial);
  const [pricedDraft, setPricedDraft] = useState(initial.price);
  const [isTried, setTried] = useState(false);
  const { objectNumber, startDate, endDate, childAges } = draft;
  const isKnown = objectNumber > 0 && isStay(draft);
  const stay = {
    languageCode: language,
    bookingID: bookingId,
    objectNumber,
    startDate,
    endDate,
    ...partyOf(draft),
  };
  const typedPrice = priceOf({ ...draft, price: pricedDraft }, null);
  const call = useCall(
    'quoteDirectBooking',
    isKnown ? { ...stay, ...(typedPrice === null ? {} : { price: typedPrice }) } : null,
  );
  const quote = isKnown ? call.answer : null;
  const listPrice = quote?.listPrice ?? null;
  const save = useSubmit('saveDirectBooking', {
    idempotent: true,
    onDone: ({ bookingID }) => navigate(buildPath('LandlordBooking', { bookingID })),
  });
  const failure = save.sending ? null : save.failure;
  const refused = failure?.type === 'invalid-customer' ? failure.data.fields : {};
  const wrong = isTried ? wrongFields(draft, listPrice) : [];
  return {
    ...{ draft, quote, listPrice, wrong, failure, isSending: save.sending !== null },
    set(change) {
      setDraft((before) => ({ ...before, ...change }));
      if (failure) save.dismiss();
    },
    leavePrice: () => setPricedDraft(draft.price),
    errorOf: (field) => (wrong.includes(field) ? t(`landlord.direct.wrong.${field}`) : undefined),
    refusalOf(field) {
      const reason = refused[field];
      return reason === undefined ? undefined : t(`booking.${reason}`);
    },
    ageErrors: Object.fromEntries(
      isTried
        ? childAges.flatMap((age, index) => (age === null ? [[`childAge${index}`, 'childAge']] : []))
        : [],
    ),
    send() {
      setTried(true);
      const price = priceOf(draft, listPrice);
      const isComplete = wrongFields(draft, listPrice).length === 0 && !childAges.includes(null);
      if (price === null || !isComplete || save.sending) return;
      const { firstName, lastName, email, phone, taxed, note, paid } = draft;
      void save.submit({
        ...stay,
        guest: { firstName, lastName, email, phone, language: draft.language },
        ...{ price, taxed, note, paid, informs: draft.informs && email.trim() !== '' },
      });
    },
  };
}
