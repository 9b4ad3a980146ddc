import type { poisEndpoints } from '../../../contract/pois/endpoints.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

export const poisCalls: ValidCalls<typeof poisEndpoints> = {
  getPoi: () => ({ poiId: 1, languageCode }),
  listPois: () => ({ languageCode, queryParameters: { lat: 54, lon: 10.85, radius: 50 } }),
};
