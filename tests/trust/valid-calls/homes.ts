import { randomUUID } from 'node:crypto';
import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const homesCalls: ValidCalls<CallsOf<'homes'>> = {
  beginHomePhoto: ({ home }) => ({ objectNumber: home }),
  copyOwnHome: ({ home }) => ({
    objectNumber: home,
    title: 'Haus am Deich',
    address: { street: 'Deichweg 2', zip: '26548', city: 'Norderney' },
  }),
  createOwnHome: () => ({ kind: 'chalet', placeID: 1, language: 'de', title: 'Haus am Deich' }),
  decideOnHome: ({ home }) => ({ objectNumber: home, decision: { kind: 'approve' } }),
  findHomes: () => ({ query: '1' }),
  findHomePlaces: () => ({ text: '' }),
  findHomesInReview: () => ({}),
  getHomeHistory: ({ home }) => ({ objectNumber: home }),
  getHomeRemoval: ({ home }) => ({ objectNumber: home }),
  getHomePreview: ({ home }) => ({ objectNumber: home }),
  getOwnHome: ({ home }) => ({ objectNumber: home }),
  getOwnHomes: () => ({}),
  previewBulkChange: ({ home }) => ({ objectNumbers: [home], change: { kind: 'pause' } }),
  // Nobody of the matrix lets a home, so that none is changed.
  applyBulkChange: ({ home }) => ({
    objectNumbers: [home],
    change: { kind: 'pause' },
    digest: '',
    idempotencyKey: randomUUID(),
  }),
  listBulkChanges: () => ({}),
  undoBulkChange: () => ({ bulkID: 1 }),
  previewOwnSeasons: ({ home }) => ({ objectNumber: home, seasons: [] }),
  previewOwnRules: ({ home }) => ({
    objectNumber: home,
    rules: { leadDays: 1, leadHour: 18, horizonMonths: null, fillFrom: 2, leaveMin: null },
  }),
  translateOwnTexts: ({ home }) => ({ objectNumber: home, from: 'de', to: 'it' }),
  setOwnHome: ({ home }) => ({
    objectNumber: home,
    edition: 1,
    part: { section: 'amenities', amenities: ['sauna'], equipment: {} },
  }),
  setOwnHomeState: ({ home }) => ({ objectNumber: home, step: 'pause' }),
};
