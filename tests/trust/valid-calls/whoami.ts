import type { whoamiEndpoints } from '../../../contract/whoami/endpoints.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

export const whoamiCalls: ValidCalls<typeof whoamiEndpoints> = {
  getWhoami: () => ({ routepath: '/region-eins', languageCode }),
  translatePath: () => ({ routepath: '/region-eins', languageCode, targetLanguageCode: 'en' }),
};
