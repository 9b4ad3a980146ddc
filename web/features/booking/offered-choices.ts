import type { SiteOption } from '../../../domain/site-options.ts';
import type { BookingDraft } from './booking-draft.ts';

export function offeredChoices(draft: BookingDraft, offered: (option: SiteOption) => boolean): BookingDraft {
  return {
    ...draft,
    insurance: offered('insurance') ? draft.insurance : false,
    bonus: offered('bonus') ? draft.bonus : '',
    agencyReference: offered('midoco') ? draft.agencyReference : '',
  };
}
