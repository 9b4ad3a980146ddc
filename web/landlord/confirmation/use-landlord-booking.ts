import { useCallback } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useLinked, type BookingLink, type Linked } from '../../features/booking/use-linked.ts';
import { useAnswers, type LandlordActions } from '../parts/use-answers.ts';

/** The booking behind the landlord's link, and the answers to it and to a change that the guest asks for. */
export function useLandlordBooking(): {
  linked: Linked<LandlordBooking>;
  /** The number in the link; null where it is none. */
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
