import { objectSummary } from '../catalogue/object-summary.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, languageCode, z } from '../schema.ts';

/** Changes of a watched stay since the list was last viewed. */
const watchNewsKinds = ['cheaper', 'dearer', 'free', 'taken'] as const;
export type WatchNewsKind = (typeof watchNewsKinds)[number];

const watchNewsItem = z.object({
  object: objectSummary,
  kind: z.enum(watchNewsKinds),
  startDate: z.string(),
  endDate: z.string(),
  persons: z.number(),
  childAges: z.array(z.number()),
  pets: z.number(),
  /** Euros for the whole stay. Null while it is not available. */
  price: amountInEuros.nullable(),
  /** Euros when the list was last viewed. Null if the stay was not available, or had no price. */
  priceBefore: amountInEuros.nullable(),
});

export const getWatchNews = defineEndpoint({
  area: 'watch-list',
  name: 'get-watch-news',
  method: 'POST',
  path: '/api/user/watchedobjects/news',
  summary: 'Returns changes of the caller’s watch list since it was last viewed: prices and availability',
  access: 'public',
  writes: false,
  request: z.strictObject({ languageCode }),
  response: z.object({ news: z.array(watchNewsItem) }),
});
