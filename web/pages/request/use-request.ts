import { useMemo } from 'react';
import { isValidStay } from '../../../domain/stay.ts';
import { draftFromQuery, type BookingDraft } from '../../features/booking/booking-draft.ts';
import type { BookingFailure } from '../../features/booking/booking-failure.ts';
import { offeredChoices } from '../../features/booking/offered-choices.ts';
import { useOffered } from '../../features/brand/use-offered.ts';
import { useDraft } from '../../features/booking/draft-storage.ts';
import { useCheckedErrors, type CheckedErrors } from '../../features/booking/use-checked-errors.ts';
import { useSendBooking } from '../../features/booking/use-send-booking.ts';
import { validateDraft, type FieldErrors } from '../../features/booking/validate-draft.ts';
import type { RequestData } from './load.ts';

function validateRequest(draft: BookingDraft, home: RequestData['home'], today: string): FieldErrors {
  const errors: Record<string, string> = {};
  if (!isValidStay(draft, today)) errors['dates'] = 'dates';
  if (draft.remarks.trim() === '') errors['remarks'] = 'required';
  const others = Object.entries(validateDraft(draft, 'request', home)).filter(
    // Ages and dogs are no fields of this page, though a booking begun before may have left them open.
    ([field]) => field !== 'pets' && !field.startsWith('childAge'),
  );
  return { ...errors, ...Object.fromEntries(others) };
}

export interface RequestForm extends Pick<CheckedErrors, 'errors' | 'attempt'> {
  draft: BookingDraft;
  update(change: Partial<BookingDraft>): void;
  isSending: boolean;
  failure: BookingFailure | null;
  /** Checks what is typed, and sends it where nothing is wrong. */
  send(): void;
}

/** What is typed into the request of a home, what is wrong with it, and its way to the host. */
export function useRequest({ home, stay, today }: RequestData): RequestForm {
  const fresh = useMemo(() => draftFromQuery(stay), [stay]);
  const { draft: stored, update } = useDraft(home.objectNumber, fresh);
  const draft = offeredChoices(stored ?? fresh, useOffered());
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
    send() {
      // The terms stand above the button.
      if (check()) send({ method: 'request', acceptTerms: true, expectedPrice: undefined });
    },
  };
}
