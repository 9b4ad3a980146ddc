import type { CallsOf } from '../../../contract/api.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

export const whoamiCalls: ValidCalls<CallsOf<'whoami'>> = {
  getWhoami: () => ({ routepath: '/region-eins', languageCode }),
  translatePath: () => ({ routepath: '/region-eins', languageCode, targetLanguageCode: 'en' }),
};
