import { randomUUID } from 'node:crypto';
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
  getSavedLists: () => ({ uid: aUid }),
  saveSavedList: () => ({ uid: aUid, name: `Liste ${randomUUID().slice(0, 8)}` }),
  removeSavedList: () => ({ uid: aUid, listID: 1 }),
  setListsOfHome: ({ home }) => ({ uid: aUid, objectNumber: home, listIDs: [0] }),
  setListLink: () => ({ uid: aUid, listID: 0, linkMode: 'open' }),
  getSharedList: () => ({ uid: aUid, sharedList: 'unknown' }),
  seeSharedList: () => ({ uid: aUid, sharedList: 'unknown' }),
  joinSharedList: () => ({ uid: aUid, sharedList: 'unknown', name: 'Anna' }),
  voteOnHome: ({ home }) => ({ uid: aUid, sharedList: 'unknown', objectNumber: home, vote: 'for' }),
  commentOnHome: ({ home }) => ({
    ...{ uid: aUid, sharedList: 'unknown', objectNumber: home },
    text: 'Mit Garten!',
    idempotencyKey: randomUUID(),
  }),
  removeListComment: () => ({ uid: aUid, sharedList: 'unknown', commentID: 1 }),
  reportListComment: () => ({ uid: aUid, sharedList: 'unknown', commentID: 1, reason: 'beleidigend' }),
  findReportedComments: () => ({}),
  decideReportedComment: () => ({ commentID: 1, decision: 'show' }),
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
