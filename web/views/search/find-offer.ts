import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import type { Language } from '../../../domain/language.ts';
import type { Site } from '../../app/api/site-context.ts';
import { isCallFailure } from '../../app/calls/call-failure.ts';

/** Returns the offer as a location, whose texts are found by its own path; null if there is no such offer. */
export async function findOffer(
  site: Site,
  language: Language,
  offerId: number,
): Promise<LocationInfo | null> {
  try {
    const offer = await site.api.call('getOffers', { languageCode: language, offerId });
    if (Array.isArray(offer)) return null;
    const { datas } = await site.api.call('getWhoami', { routepath: offer.seoUrl, languageCode: language });
    return datas.location ?? null;
  } catch (error) {
    const isUnknown =
      isCallFailure<'getOffers' | 'getWhoami'>(error) &&
      (error.type === 'offer-not-found' || error.type === 'path-not-found');
    if (isUnknown) return null;
    throw error;
  }
}
