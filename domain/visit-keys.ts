import { trackingParamsOfAddress } from './tracking-parameters.ts';

export interface VisitKeys {
  /** Opens a shared list. Empty if there is none. */
  watchListUID: string;
  /** The contact id of a mailed link. Empty if there is none. */
  ebk: string;
}

/** 128 random bits in base64url. Other values cannot be ids of watch lists, so the server is not asked for them. */
const listForm = /^[A-Za-z0-9_-]{22}$/;

export function readVisitKeys(query: URLSearchParams): VisitKeys {
  const watchListUID = query.get('watchListUID') ?? '';
  return {
    watchListUID: listForm.test(watchListUID) ? watchListUID : '',
    ebk: trackingParamsOfAddress(query).ebk ?? '',
  };
}
