import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { createStore } from '../../app/stores/store.ts';

export type PartnerAnswer = ResponseOf<Api['getPartner']>;

/** Partner and traffic source of the visit's id; null until the call has answered, and if there is no id. */
export const visitSourceStore = createStore<PartnerAnswer | null>(null);

/** Sharing the watch list is offered, unless the traffic source has it turned off. */
export const offersSharing = (answer: PartnerAnswer | null): boolean =>
  answer?.source?.watchlistShare ?? true;
