import type { CallsOf } from '../../../contract/api.ts';
import { aUid, arrival, departure, languageCode, type ValidCalls } from './call-parts.ts';

export const searchCalls: ValidCalls<CallsOf<'search'>> = {
  findHomeGroups: () => ({ query: { country: 'de', persons: 8, startDate: arrival, endDate: departure } }),
  clusterHomes: () => ({ query: { country: 'de' }, zoom: 5 }),
  searchObjects: () => ({
    query: { country: 'de', startDate: arrival, endDate: departure, persons: 2 },
    languageCode,
  }),
  trackSearch: () => ({ trackVars: { country: 'de' }, totalObjects: 1, uid: aUid }),
  trackSearchObject: ({ home }) => ({ objectNumber: home }),
};
