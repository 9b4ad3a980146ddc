import type { CallsOf } from '../../../contract/api.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

export const poisCalls: ValidCalls<CallsOf<'pois'>> = {
  getPoi: () => ({ poiId: 1, languageCode }),
  listPois: () => ({ languageCode, queryParameters: { lat: 54, lon: 10.85, radius: 50 } }),
};
