import { z } from 'zod';
import { access, bedRoom, charging } from '../contract/catalogue/home-facts.ts';
import { amenityFlags } from '../domain/search-filter.ts';

/**
 * One home as every reader hands it on: the form between feeds and catalogue, and one line of the
 * project's own NDJSON format. Amounts are in the feed's currency with decimals; dates are the feed's.
 */
export const feedHome = z.strictObject({
  /** The feed's own id of the home. */
  key: z.string().min(1).max(100),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  objectType: z.enum(['house', 'apartment']),
  kind: z.string().min(1).max(40),
  personsMax: z.number().int().min(1).max(50),
  bedrooms: z.number().int().min(0).max(50),
  bathrooms: z.number().int().min(0).max(50),
  /** 0: unknown. */
  squaremeterLiving: z.number().int().min(0).max(5000).default(0),
  dogsMax: z.number().int().min(0).max(5).default(0),
  amenities: z.array(z.enum(amenityFlags)).default([]),
  bedRooms: z.array(bedRoom).max(60).default([]),
  access: access.nullable().default(null),
  charging: charging.nullable().default(null),
  equipment: z.record(z.string(), z.array(z.string())).default({}),
  /** This rate holds for every night of which the calendar says nothing else. */
  nightlyPrice: z.number().positive(),
  minStay: z.number().int().min(1).max(365).default(1),
  maxStay: z.number().int().min(1).max(2000).default(365),
  /** Texts that the feed brings; else the import writes them from the facts. */
  texts: z.record(z.string(), z.object({ title: z.string(), description: z.string() })).optional(),
  rating: z
    .object({
      total: z.number().int().positive(),
      average: z.number().min(1).max(5),
      cleanliness: z.number().min(1).max(5),
      externalImpression: z.number().min(1).max(5),
      furniture: z.number().min(1).max(5),
      location: z.number().min(1).max(5),
      priceToService: z.number().min(1).max(5),
    })
    .optional(),
  /** A run of days each; nights outside of every run cannot be booked. Absent: nothing is known of days. */
  calendar: z
    .array(
      z.strictObject({
        from: z.iso.date(),
        /** The day after the last one. */
        until: z.iso.date(),
        available: z.boolean(),
        nightlyPrice: z.number().positive().optional(),
        minStay: z.number().int().min(1).max(2000).optional(),
        maxStay: z.number().int().min(1).max(2000).optional(),
      }),
    )
    .optional(),
});
export type FeedHome = z.infer<typeof feedHome>;

/** A row that cannot become a home, and why. Reasons are counted and listed in the report. */
export interface RejectedRow {
  rejected: string;
  /** The feed's id, or the line where there is none. */
  key: string;
}

export type FeedRow = FeedHome | RejectedRow;

export function isRejected(row: FeedRow): row is RejectedRow {
  return 'rejected' in row;
}

/** Where a reader finds the feed. */
export interface FeedFiles {
  listings: string;
  calendar: string | null;
}

/** Reads one format. A new feed is one more of these. */
export type FeedReader = (files: FeedFiles) => AsyncIterable<FeedRow>;
