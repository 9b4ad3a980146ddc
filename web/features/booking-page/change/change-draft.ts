import { useState } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { Booking } from '../../../../contract/booking/booking.ts';
import type { InputOf } from '../../../../contract/define-endpoint.ts';
import { isPetSize, usualPetSize, type PetSize } from '../../../../domain/booking/pet-sizes.ts';
import { isValidStay } from '../../../../domain/stay.ts';
import {
  enteredAges,
  countPersons,
  type BookingDraft,
  type PartyDraft,
} from '../../../features/booking/booking-draft.ts';
import { createTabStore } from '../../../app/stores/tab-store.ts';
import { useStore } from '../../../app/stores/use-store.ts';
import { validateParty, type FieldErrors } from '../../../features/booking/validate-draft.ts';

/** Input of a change request. It is stored until it is sent or the tab closes. */
export type ChangeDraft = PartyDraft &
  Pick<BookingDraft, 'startDate' | 'endDate' | 'attempt'> & { message: string };

export type RequestedChange = Pick<
  InputOf<Api['changeBooking']>,
  'startDate' | 'endDate' | 'persons' | 'childAges' | 'pets' | 'petSizes'
>;

export function draftFromBooking(booking: Booking): ChangeDraft {
  const sizes = booking.petSizes.filter(isPetSize);
  return {
    startDate: booking.startDate,
    endDate: booking.endDate,
    adults: booking.persons - booking.childAges.length,
    childAges: booking.childAges,
    petSizes:
      sizes.length === booking.pets
        ? sizes
        : Array<PetSize>(booking.pets).fill(usualPetSize(booking.object.detailPetSize)),
    message: '',
    attempt: null,
  };
}

export function toRequestedChange(draft: ChangeDraft): RequestedChange {
  return {
    startDate: draft.startDate,
    endDate: draft.endDate,
    persons: countPersons(draft),
    childAges: enteredAges(draft),
    pets: draft.petSizes.length,
    petSizes: [...draft.petSizes],
  };
}

export function validateChange(draft: ChangeDraft, booking: Booking, today: string): FieldErrors {
  const errors = validateParty(draft, booking.object);
  return isValidStay(draft, today) ? errors : { dates: 'dates', ...errors };
}

function readChange(stored: unknown, fresh: ChangeDraft): ChangeDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const isWhole = Object.entries(fresh).every(([key, example]) => {
    const value = (stored as Readonly<Record<string, unknown>>)[key];
    return example === null ? value !== undefined : typeof value === typeof example;
  });
  return isWhole ? (stored as ChangeDraft) : null;
}

export function useChangeDraft(booking: Booking): {
  draft: ChangeDraft;
  update(change: Partial<ChangeDraft>): void;
  forget(): void;
} {
  const [fresh] = useState(() => draftFromBooking(booking));
  const [store] = useState(() =>
    createTabStore<ChangeDraft | null>(`change:${booking.bookingID}`, null, (stored) =>
      readChange(stored, fresh),
    ),
  );
  return {
    draft: useStore(store) ?? fresh,
    update: (change) => store.set({ ...(store.get() ?? fresh), ...change }),
    forget: () => store.set(null),
  };
}
