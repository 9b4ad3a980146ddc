import type { getOffers } from '../../../../contract/offers/get-offers.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Offers } from '../offers-context.ts';

export function getOffersHandler({
  offers,
}: {
  offers: Pick<Offers, 'list' | 'one'>;
}): Handler<typeof getOffers> {
  return async ({ languageCode, offerId, offerList }, call) => {
    call.shows('offers', 'homes');
    if (offerList === 1 || offerId === undefined) return { ok: true, data: await offers.list(languageCode) };
    const offer = await offers.one(offerId, languageCode);
    return offer ? { ok: true, data: offer } : { ok: false, type: 'offer-not-found', data: null };
  };
}
