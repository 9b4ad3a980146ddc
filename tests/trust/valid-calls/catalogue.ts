import type { CallsOf } from '../../../contract/api.ts';
import { aUid, languageCode, type ValidCalls } from './call-parts.ts';

export const catalogueCalls: ValidCalls<CallsOf<'catalogue'>> = {
  getHomeRecommendations: () => ({ languageCode }),
  getObject: ({ home }) => ({ objectNumber: home, languageCode, uid: aUid }),
  getObjectsInternal: ({ home }) => ({ languageCode, objectNumbers: [home], uid: aUid }),
  listAgencies: () => ({}),
};
