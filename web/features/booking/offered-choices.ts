import type { SiteOption } from '../../../domain/site-options.ts';
import type { BookingDraft } from './booking-draft.ts';

/** The draft as it can be booked: what was chosen before and is not offered here counts as not chosen. */
export function offeredChoices(
  draft: BookingDraft,
  offered: (option: SiteOption) => boolean,
  insurance: object | null,
): BookingDraft {
  return {
    ...draft,
    insurance: insurance && offered('insurance') ? draft.insurance : false,
    bonus: offered('bonus') ? draft.bonus : '',
    agencyReference: offered('midoco') ? draft.agencyReference : '',
  };
}
