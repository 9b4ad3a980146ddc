import type { locationsEndpoints } from '../../../contract/locations/endpoints.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

export const locationsCalls: ValidCalls<typeof locationsEndpoints> = {
  getLocation: () => ({ languageCode, country: 'de', location: 'region-1', bbox: '' }),
  listNearPlaces: () => ({ languageCode, text: 'Paris' }),
  listTeasers: () => ({ languageCode }),
  suggestLocations: () => ({ languageCode, text: 'Region' }),
};
