import { defineEndpoint } from '../define-endpoint.ts';
import { countGroups } from '../../domain/count-groups.ts';
import { flag, jsonRecord, languageCode, z } from '../schema.ts';
import { objectSummary } from '../catalogue/object-summary.ts';
import { homeCluster, mapZoom } from './cluster-homes.ts';
import { priceObject } from '../pricing/price-result.ts';

const priceRange = z.object({ min: z.number(), max: z.number(), avg: z.number(), count: z.number() });

const searchHit = objectSummary.extend({
  /** A search with dates gives the exact price of the (cheapest fitting) stay; one without gives null. */
  priceObject: priceObject.nullable(),
});

const searchResult = z.object({
  /** Numbers of this page, in order. */
  objectNumber: z.array(z.number()),
  hits: z.array(searchHit),
  hitsTotal: z.number(),
  aggs: z.object({
    totalObjectsCollapse: z.number(),
    /** "<filter>:<value>" -> hits that setting the filter to the value would leave. */
    criteriaMatch: z.record(z.string(), z.number()),
    /** The groups of options that it holds. */
    counted: z.array(z.enum(countGroups)),
    /** The filter that was searched, as read. */
    searchCriteria: z.record(z.string(), z.string()),
    prices_stats: z.object({ all: priceRange, cheap: priceRange, mid: priceRange, premium: priceRange }),
    /** The hits counted by price, in euros, where it was asked for: from one border up to, but not at, the next. */
    priceHistogram: z.array(z.object({ from: z.number(), until: z.number(), count: z.number() })),
    totalRatings: z.number(),
    /** Share of the searched place's homes that are free in the period, in whole percent; without dates it is null. */
    capacity: z.number().nullable(),
    ratingAVG: z.number().nullable(),
    /** These are the days around the requested arrival, where they were asked for; without dates there are none. */
    arrivalDays: z.array(
      z.object({
        startDate: z.string(),
        endDate: z.string(),
        hitsTotal: z.number(),
        /** Euros for the whole stay in the cheapest home. */
        priceMin: z.number().nullable(),
      }),
    ),
    /**
     * Where nothing was found, these are filters (those that go together as one) without which something would be.
     */
    relaxations: z.array(z.object({ keys: z.array(z.string()), hitsTotal: z.number() })),
    /** All hits by cells of the map, where a zoom was given. */
    clusters: z.array(homeCluster),
    /** The words that were searched for, where typing errors in those asked for were forgiven; else empty. */
    corrected: z.string(),
  }),
  criteriaMatchSearch: z.literal('Y'),
  coordinatesSearch: z.boolean(),
  trackVars: z.record(z.string(), z.string()),
  /** The engine's time in milliseconds. */
  timeES: z.number(),
});
/**
 * Groups of options to be counted, as names between commas; without it all are, and an empty one counts none. Counts of
 * other regions and countries take longer than all else that is found.
 */
const askedCounts = z
  .union([
    z.array(z.enum(countGroups)),
    z
      .string()
      .max(100)
      .transform((names) => (names === '' ? [] : names.split(',')))
      .pipe(z.array(z.enum(countGroups))),
  ])
  .default([...countGroups]);

export type SearchResult = z.infer<typeof searchResult>;

export const searchObjects = defineEndpoint({
  area: 'search',
  name: 'search-objects',
  method: 'GET',
  path: '/api/search',
  summary: 'Homes for a filter, with prices, counts of every option, statistics and capacity',
  access: 'public',
  writes: false,
  request: z.object({
    query: jsonRecord.default({}),
    languageCode,
    partner: z.string().max(60).default(''),
    /** The answer then has the strip of arrival days too, with the cheapest total of each. */
    arrivalDays: flag,
    /** The answer then has the hits counted by price too. */
    priceHistogram: flag,
    counts: askedCounts,
    /** The answer then has all hits by cells of the map, as at this zoom. */
    zoom: mapZoom.optional(),
  }),
  response: searchResult,
});
