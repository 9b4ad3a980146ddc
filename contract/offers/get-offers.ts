import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, wholeNumber, z } from '../schema.ts';

const offer = z.object({
  id: z.number(),
  name: z.string(),
  title: z.string(),
  text: z.string(),
  seoUrl: z.string(),
  query: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Number of active homes in the offer. */
  count: z.number(),
});
export type Offer = z.infer<typeof offer>;

export const getOffers = defineEndpoint({
  area: 'offers',
  name: 'get-offers',
  method: 'GET',
  path: '/api/offer',
  summary: 'Returns an offer by offerId, or all offers with offerList=1',
  access: 'public',
  writes: false,
  request: z.object({
    languageCode,
    offerId: wholeNumber(1, 2_000_000_000).optional(),
    offerList: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional(),
  }),
  response: z.union([offer, z.array(offer)]),
  errors: { 'offer-not-found': { status: 404 } },
});
