import type { CallsOf } from '../../../contract/api.ts';
import { aUid, type ValidCalls } from './call-parts.ts';

export const contentCalls: ValidCalls<CallsOf<'content'>> = {
  getContent: () => ({ uid: aUid, page: 'terms', language: 'de' }),
  dropContentCopy: () => ({ uid: aUid, contentID: 1 }),
  getContentTargets: () => ({ uid: aUid, language: 'de', containerContent: '{"version":1,"blocks":[]}' }),
  listContentTeasers: () => ({ uid: aUid, language: 'de' }),
  listContents: () => ({ uid: aUid, page: 'terms' }),
  moveContentSchedule: () => ({
    uid: aUid,
    contentID: 1,
    action: 'publish',
    plannedAt: '2027-01-10T08:00:00Z',
    at: null,
  }),
  createContentPage: () => ({
    uid: aUid,
    kind: 'page',
    parent: 'nobody',
    texts: { de: { title: 'Über uns', slug: 'ueber-uns' } },
  }),
  moveContentPage: () => ({ uid: aUid, page: 'terms', parent: null }),
  copyContentPage: () => ({ uid: aUid, page: 'home' }),
  makeContentPreview: () => ({ uid: aUid, contentID: 1 }),
  listContentRevisions: () => ({ uid: aUid, contentID: 1 }),
  setContent: () => ({
    uid: aUid,
    page: 'terms',
    language: 'de',
    contentAction: 'discard',
    baseRevision: 1,
    lockToken: 'nobody',
  }),
  toggleContentLock: () => ({ uid: aUid, page: 'terms', language: 'de', toggleState: 'unlock' }),
};
