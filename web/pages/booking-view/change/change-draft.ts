import { useState } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { Booking } from '../../../../contract/booking/booking.ts';
import type { InputOf } from '../../../../contract/define-endpoint.ts';
import { isValidStay } from '../../../../domain/stay.ts';
import {
  knownAges,
  personsOf,
  petSizes,
  type BookingDraft,
  type PartyDraft,
  type PetSize,
} from '../../../features/booking/booking-draft.ts';
import { validateParty, type FieldErrors } from '../../../features/booking/validate-draft.ts';

/** What a guest types into a change; kept for this tab, until it is sent. */
export type ChangeDraft = PartyDraft &
  Pick<BookingDraft, 'startDate' | 'endDate' | 'attempt'> & { message: string };

export type ChangeWish = Pick<
  InputOf<Api['changeBooking']>,
  'startDate' | 'endDate' | 'persons' | 'childAges' | 'pets' | 'petSizes'
>;

const isPetSize = (size: string): size is PetSize => (petSizes as readonly string[]).includes(size);

/** The stay as it is agreed. */
export function draftOf(booking: Booking): ChangeDraft {
  const sizes = booking.petSizes.filter(isPetSize);
  return {
    startDate: booking.startDate,
    endDate: booking.endDate,
    adults: booking.persons - booking.childAges.length,
    childAges: booking.childAges,
    petSizes: sizes.length === booking.pets ? sizes : Array<PetSize>(booking.pets).fill('medium'),
    message: '',
    attempt: null,
  };
}

export function wishOf(draft: ChangeDraft): ChangeWish {
  return {
    startDate: draft.startDate,
    endDate: draft.endDate,
    persons: personsOf(draft),
    childAges: knownAges(draft),
    pets: draft.petSizes.length,
    petSizes: [...draft.petSizes],
  };
}

export function validateChange(draft: ChangeDraft, booking: Booking, today: string): FieldErrors {
  const errors = validateParty(draft, booking.object);
  return isValidStay(draft, today) ? errors : { dates: 'dates', ...errors };
}

const keyOf = (bookingID: number): string => `change:${bookingID}`;

function stored(bookingID: number, fresh: ChangeDraft): ChangeDraft {
  try {
    const found = JSON.parse(
      sessionStorage.getItem(keyOf(bookingID)) ?? 'null',
    ) as Partial<ChangeDraft> | null;
    const isWhole =
      found !== null &&
      Object.entries(fresh).every(([key, example]) => {
        const value: unknown = found[key as keyof ChangeDraft];
        return example === null ? value !== undefined : typeof value === typeof example;
      });
    return isWhole ? (found as ChangeDraft) : fresh;
  } catch {
    // Storage may be switched off, or hold what nobody can read.
    return fresh;
  }
}

function keep(bookingID: number, draft: ChangeDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(bookingID), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(bookingID));
  } catch {
    // As above: then the draft lives as long as the dialog.
  }
}

/** Only in the browser: the dialog is never part of what the server sends. */
export function useChangeDraft(booking: Booking): {
  draft: ChangeDraft;
  update(change: Partial<ChangeDraft>): void;
  forget(): void;
} {
  const [draft, setDraft] = useState(() => stored(booking.bookingID, draftOf(booking)));
  return {
    draft,
    update(change) {
      const next = { ...draft, ...change };
      keep(booking.bookingID, next);
      setDraft(next);
    },
    forget: () => keep(booking.bookingID, null),
  };
}
