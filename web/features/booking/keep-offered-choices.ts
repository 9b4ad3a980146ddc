import type { SiteOption } from '../../../domain/site-options.ts';
import type { BookingDraft, BookingMethod } from './booking-draft.ts';

/** Returns the draft as it can be booked: choices that are no longer offered count as not chosen. */
export function keepOfferedChoices(
  draft: BookingDraft,
  isOffered: (option: SiteOption) => boolean,
  insurance: object | null,
): BookingDraft {
  return {
    ...draft,
    insurance: insurance && isOffered('insurance') ? draft.insurance : false,
    bonus: isOffered('bonus') ? draft.bonus : '',
    agencyReference: isOffered('midoco') ? draft.agencyReference : '',
  };
}

/** A hold costs nothing: insurance and discount are asked for bookings only. */
export const offeredFor =
  (method: BookingMethod, isOffered: (option: SiteOption) => boolean) =>
  (option: SiteOption): boolean =>
    isOffered(option) && (method === 'booking' || (option !== 'insurance' && option !== 'bonus'));
