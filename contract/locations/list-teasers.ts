import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';

const teaser = z.object({
  /** Country code or region key. */
  key: z.string(),
  /** Code of the country itself, or of the country of the region. */
  country: z.string(),
  href: z.string(),
  title: z.string(),
  name: z.string(),
  /** Base address of the picture. */
  imageName: z.string(),
  /** True for entries after the first 20 countries and 16 regions, which are shown on request. */
  hide: z.boolean(),
  count: z.number(),
});
export type Teaser = z.infer<typeof teaser>;

export const listTeasers = defineEndpoint({
  area: 'locations',
  name: 'list-teasers',
  method: 'GET',
  path: '/api/location/teasers',
  summary: 'Lists the countries and regions of the start page',
  access: 'public',
  writes: false,
  request: z.object({ languageCode }),
  response: z.object({ countries: z.array(teaser), regions: z.array(teaser) }),
});
