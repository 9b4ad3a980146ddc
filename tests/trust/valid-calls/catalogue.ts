import type { catalogueEndpoints } from '../../../contract/catalogue/endpoints.ts';
import { aUid, languageCode, type ValidCalls } from './call-parts.ts';

export const catalogueCalls: ValidCalls<typeof catalogueEndpoints> = {
  getHomeRecommendations: () => ({ languageCode }),
  getObject: ({ home }) => ({ objectNumber: home, languageCode, uid: aUid }),
  getObjectsInternal: ({ home }) => ({ languageCode, objectNumbers: [home], uid: aUid }),
  listAgencies: () => ({}),
};
