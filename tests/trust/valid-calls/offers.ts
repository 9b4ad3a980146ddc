import type { CallsOf } from '../../../contract/api.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

export const offersCalls: ValidCalls<CallsOf<'offers'>> = {
  getOffers: () => ({ languageCode }),
};
