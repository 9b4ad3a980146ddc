import type { travelNoticeEndpoints } from '../../../contract/travel-notice/endpoints.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

export const travelNoticeCalls: ValidCalls<typeof travelNoticeEndpoints> = {
  getCovidInfo: () => ({ languageCode }),
  getCovidInfoStateStatus: () => ({ languageCode }),
  getRkiLocation: () => ({ RS: '02000' }),
};
