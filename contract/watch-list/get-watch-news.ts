import { objectSummary } from '../catalogue/object-summary.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, languageCode, z } from '../schema.ts';

/** Changes of a watched stay since the last look at the list. */
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
  /** Euros for the whole stay; null while it is taken. */
  price: amountInEuros.nullable(),
  /** Euros at the last look; null if the stay was taken then, or had no price. */
  priceBefore: amountInEuros.nullable(),
});

export const getWatchNews = defineEndpoint({
  area: 'watch-list',
  name: 'get-watch-news',
  method: 'POST',
  path: '/api/user/watchedobjects/news',
  summary:
    'What has changed on the own watch list since it was last looked at: prices, stays taken and free again',
  access: 'public',
  writes: false,
  request: z.strictObject({ languageCode }),
  response: z.object({ news: z.array(watchNewsItem) }),
});
