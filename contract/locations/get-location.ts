import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, localizedPaths, z } from '../schema.ts';
import { breadcrumb } from '../catalogue/object-summary.ts';

export const locationInfo = z.object({
  locationName: z.string(),
  /** Same values as locationName, locationNamePreposition and locationBreadcrumbs. */
  name: z.string(),
  namePreposition: z.string(),
  breadcrumbs: z.array(breadcrumb),
  locationType: z.enum(['country', 'region', 'place', 'offer']),
  /** Country code, region key, place or offer id. */
  locationKey: z.string(),
  locationPosition: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  /** The name with its preposition, as it follows "a holiday home": "in der Toskana", "en Toscane". */
  locationNamePreposition: z.string(),
  locationBreadcrumbs: z.array(breadcrumb),
  title: z.string(),
  text1: z.string(),
  text2: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  keywords: z.string(),
  seoText: z.string(),
  /** Canonical path with language prefix and trailing slash. */
  seoUrl: z.string(),
  noIndex: z.boolean(),
  bounds: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }).nullable(),
  languageLinks: localizedPaths,
  topLinks: z.array(z.object({ name: z.string(), path: z.string(), count: z.number() })),
  /** Offers with homes in this location, most homes first. */
  offers: z.array(z.object({ id: z.number(), name: z.string(), path: z.string() })),
});
export type LocationInfo = z.infer<typeof locationInfo>;

export const getLocation = defineEndpoint({
  area: 'locations',
  name: 'get-location',
  method: 'GET',
  path: '/api/location',
  summary: 'Returns a country, region or place by code, key, id or name, or for a bounding box',
  access: 'public',
  writes: false,
  request: z.object({
    languageCode,
    /** Country code. */
    country: z.string().max(60).default(''),
    /** Region key, place id, or a name in any language. */
    location: z.string().max(200).default(''),
    /** west,south,east,north */
    bbox: z.string().max(200).default(''),
  }),
  response: locationInfo.nullable(),
  errors: { 'location-not-found': { status: 404 } },
});
