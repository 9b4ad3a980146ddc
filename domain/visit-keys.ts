import { trackingParamsOfAddress } from './tracking-parameters.ts';

/** What the address of any page may bring along for its visitor. */
export interface VisitKeys {
  /** Opens the list that somebody has shared; empty: none was. */
  watchListUID: string;
  /** The contact id of a mail's link; empty: there is none. */
  ebk: string;
}

/** Our links to lists are 128 random bits: nothing else is worth a call. */
const listForm = /^[A-Za-z0-9_-]{22}$/;

export function visitKeysOf(query: URLSearchParams): VisitKeys {
  const watchListUID = query.get('watchListUID') ?? '';
  return {
    watchListUID: listForm.test(watchListUID) ? watchListUID : '',
    ebk: trackingParamsOfAddress(query).ebk ?? '',
  };
}
