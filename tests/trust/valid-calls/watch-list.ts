import type { CallsOf } from '../../../contract/api.ts';
import { aUid, arrival, departure, languageCode, type ValidCalls } from './call-parts.ts';
import { euros } from '../../../domain/money.ts';

export const watchListCalls: ValidCalls<CallsOf<'watch-list'>> = {
  getLastSeenObjects: () => ({ uid: aUid }),
  getWatchNews: () => ({ uid: aUid, languageCode }),
  lookAtWatchList: () => ({ uid: aUid }),
  getWatchedObjects: () => ({ uid: aUid, watchListUID: '', watchList: [] }),
  sendWatchList: () => ({ uid: aUid, inputs: { email: 'erika@example.com', language: 'de' } }),
  setLastSeenObject: ({ home }) => ({ uid: aUid, objectData: { objectNumber: home } }),
  setWatchedObject: ({ home }) => ({
    uid: aUid,
    objectNumber: home,
    action: 'add',
    price: euros(700),
    startDate: arrival,
    endDate: departure,
    persons: 2,
    childAges: [11],
    pets: 1,
  }),
};
