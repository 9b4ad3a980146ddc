import type { CallsOf } from '../../../contract/api.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

export const locationsCalls: ValidCalls<CallsOf<'locations'>> = {
  getLocation: () => ({ languageCode, country: 'de', location: 'region-1', bbox: '' }),
  listNearPlaces: () => ({ languageCode, text: 'Paris' }),
  listTeasers: () => ({ languageCode }),
  understandSentence: () => ({ text: 'Ferienhaus am Meer mit Hund', languageCode }),
  suggestLocations: () => ({ languageCode, text: 'Region' }),
};
