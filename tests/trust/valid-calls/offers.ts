import type { offersEndpoints } from '../../../contract/offers/endpoints.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

export const offersCalls: ValidCalls<typeof offersEndpoints> = {
  getOffers: () => ({ languageCode }),
};
