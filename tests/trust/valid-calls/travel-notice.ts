import type { CallsOf } from '../../../contract/api.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

export const travelNoticeCalls: ValidCalls<CallsOf<'travel-notice'>> = {
  getCovidInfo: () => ({ languageCode }),
  getCovidInfoStateStatus: () => ({ languageCode }),
  getRkiLocation: () => ({ RS: '02000' }),
};
