import { useCallback } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useLinked, type BookingLink, type Linked } from '../../features/booking/use-linked.ts';
import { useAnswers, type LandlordActions } from '../parts/use-answers.ts';

export function useLandlordBooking(): {
  linked: Linked<LandlordBooking>;
  /** Null where the link has no valid number. */
  id: string | null;
  reload(): void;
  actions: LandlordActions;
} {
  const { language } = useTexts();
  const read = useCallback(
    ({ id, hash }: BookingLink, signal?: AbortSignal) =>
      browserApi.call(
        'getBookingConfirmation',
        { bookingId: Number(id), bookingHash: hash, languageCode: language },
        signal === undefined ? {} : { signal },
      ),
    [language],
  );
  const { linked, id: linkedId, replace, reload } = useLinked<LandlordBooking>(read);

  const actions = useAnswers({ read, replace });
  return { linked, id: linkedId, reload, actions };
}
