import { defineEndpoint } from '../define-endpoint.ts';
import { countGroups } from '../../domain/count-groups.ts';
import { amountInEuros, flag, jsonRecord, languageCode, z } from '../schema.ts';
import { objectSummary } from '../catalogue/object-summary.ts';
import { homeCluster, mapZoom } from './cluster-homes.ts';
import { priceObject } from '../pricing/price-result.ts';

const priceRange = z.object({
  min: amountInEuros,
  max: amountInEuros,
  avg: amountInEuros,
  count: z.number(),
});

const searchHit = objectSummary.extend({
  /** The exact price of the cheapest matching stay. Null for a search without dates. */
  priceObject: priceObject.nullable(),
});

const searchResult = z.object({
  /** The homes of this page, in order. */
  objectNumber: z.array(z.number()),
  hits: z.array(searchHit),
  hitsTotal: z.number(),
  aggs: z.object({
    totalObjectsCollapse: z.number(),
    /** Maps "<filter>:<value>" to the number of hits if the filter had this value. */
    criteriaMatch: z.record(z.string(), z.number()),
    /** The groups contained in `criteriaMatch`. */
    counted: z.array(z.enum(countGroups)),
    /** The filter as interpreted. */
    searchCriteria: z.record(z.string(), z.string()),
    prices_stats: z.object({ all: priceRange, cheap: priceRange, mid: priceRange, premium: priceRange }),
    /** Hits by price in euros, on request; `from` is included, `until` is not. */
    priceHistogram: z.array(z.object({ from: amountInEuros, until: amountInEuros, count: z.number() })),
    totalRatings: z.number(),
    /** Whole percentage of the place's homes that are free in the period. Null without dates. */
    capacity: z.number().nullable(),
    ratingAVG: z.number().nullable(),
    /** Days around the requested arrival, on request; empty without dates. */
    arrivalDays: z.array(
      z.object({
        startDate: z.string(),
        endDate: z.string(),
        hitsTotal: z.number(),
        /** Euros for the whole stay in the cheapest home. */
        priceMin: amountInEuros.nullable(),
      }),
    ),
    /** If there are no hits: filters (grouped if they belong together) without which there would be hits. */
    relaxations: z.array(z.object({ keys: z.array(z.string()), hitsTotal: z.number() })),
    /** All hits by map cell, if a zoom was given. */
    clusters: z.array(homeCluster),
    /** The searched words after the correction of typing errors. Empty if nothing was corrected. */
    corrected: z.string(),
  }),
  criteriaMatchSearch: z.literal('Y'),
  coordinatesSearch: z.boolean(),
  trackVars: z.record(z.string(), z.string()),
  /** Search time in milliseconds. */
  timeES: z.number(),
});
/**
 * Comma-separated groups to count. Omitted for all, empty for none. Counts of other regions and countries are slower
 * than the rest of the search.
 */
const requestedCounts = z
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
  summary: 'Searches homes by a filter, with prices, facet counts, statistics and capacity',
  access: 'public',
  writes: false,
  request: z.object({
    query: jsonRecord.default({}),
    languageCode,
    partner: z.string().max(60).default(''),
    /** Adds the days around the requested arrival with the lowest total of each. */
    arrivalDays: flag,
    priceHistogram: flag,
    counts: requestedCounts,
    /** Adds all hits by map cell at this zoom. */
    zoom: mapZoom.optional(),
  }),
  response: searchResult,
});
