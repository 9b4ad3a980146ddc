import { useCallback } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useLinked, type BookingLink, type Linked } from '../../features/booking/use-linked.ts';
import { useAnswers, type LandlordActions } from '../parts/use-answers.ts';

export function useLandlordBooking(): {
  linked: Linked<LandlordBooking>;
  /** Null if the link has no valid number. */
  id: string | null;
  reload(): void;
  actions: LandlordActions;
} {
  const { language } = useTexts();
  const readBooking = useCallback(
    ({ id, hash }: BookingLink, signal?: AbortSignal) =>
      browserApi.call(
        'getBookingConfirmation',
        { bookingId: Number(id), bookingHash: hash, languageCode: language },
        signal === undefined ? {} : { signal },
      ),
    [language],
  );
  const { linked, id: linkedId, replace, reload } = useLinked<LandlordBooking>(readBooking);

  const actions = useAnswers({ read: readBooking, replace });
  return { linked, id: linkedId, reload, actions };
}
