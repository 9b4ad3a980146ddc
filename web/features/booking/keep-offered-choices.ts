import type { SiteOption } from '../../../domain/site-options.ts';
import type { BookingDraft } from './booking-draft.ts';

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
