import { feedPhotoProblems } from '../../domain/homes/photos.ts';
import {
  homeFeedBecomes,
  homeFeedFormats,
  homeFeedHours,
  homeFeedProblems,
} from '../../domain/home-feeds.ts';
import { languageCode, z } from '../schema.ts';

const hours = homeFeedHours.map((one) => z.literal(one));

export const ownCall = { languageCode };
export const ofFeed = { ...ownCall, feedID: z.number().int().min(1).max(2_147_483_647) };

export const feedTerms = {
  name: z.string().trim().min(1).max(100),
  /** Null: a file that somebody uploads. */
  url: z.string().trim().min(8).max(2000).nullable(),
  format: z.enum(homeFeedFormats),
  /** True: it names all homes of the business, and missing ones are paused. False: it names only what has changed. */
  isFull: z.boolean(),
  everyHours: z.union(hours),
  /** Null: prices are in euros; else the value of one unit of the currency in euros. */
  currency: z
    .strictObject({ code: z.string().regex(/^[A-Z]{3}$/), rate: z.number().positive().max(1000) })
    .nullable(),
  /** The meaning of a table's columns, in the form of docs/import.md; null for other formats. */
  mapping: z.string().max(50_000).nullable(),
};

const feedReport = z.object({
  rows: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  returned: z.number(),
  paused: z.number(),
  removed: z.number(),
  /** Unusable rows; only the first of them are listed. */
  rejectedCount: z.number(),
  rejected: z.array(z.object({ key: z.string(), line: z.number().nullable(), reason: z.string() })),
  forReview: z.number(),
  /** Homes that cannot be booked, because no contact of their landlord is known. */
  notBookable: z.number(),
});
export type HomeFeedReport = z.infer<typeof feedReport>;

export const feedRow = z.object({
  key: z.string(),
  line: z.number().nullable(),
  became: z.enum(homeFeedBecomes),
  reason: z.string(),
});
export type HomeFeedToldRow = z.infer<typeof feedRow>;

const homeFeed = z.object({
  feedID: z.number(),
  name: z.string(),
  url: z.string().nullable(),
  fileName: z.string().nullable(),
  hasFile: z.boolean(),
  format: z.enum(homeFeedFormats),
  isFull: z.boolean(),
  everyHours: z.union(hours),
  currency: z.object({ code: z.string(), rate: z.number() }).nullable(),
  /** `trial` writes nothing until somebody has approved the preview. */
  state: z.enum(['trial', 'active', 'paused']),
  isRunning: z.boolean(),
  /** Homes written, out of `total`; rows read while the total is unknown. */
  progress: z.object({ done: z.number(), total: z.number().nullable() }).nullable(),
  mapping: z.string().nullable(),
  problem: z.enum(homeFeedProblems).nullable(),
  /** What the problem is about, such as a line or a currency. */
  problemDetail: z.string(),
  failingSince: z.string().nullable(),
  lastRunAt: z.string().nullable(),
  lastSuccessAt: z.string().nullable(),
  lastChangeAt: z.string().nullable(),
  nextRunAt: z.string().nullable(),
  report: feedReport.nullable(),
  /** Homes missing in the last run, out of how many, with the first keys. */
  missing: z.object({ count: z.number(), of: z.number(), keys: z.array(z.string()) }).nullable(),
});
export type HomeFeed = z.infer<typeof homeFeed>;

const feedPhotos = z.object({
  /** Not fetched yet; the first attempt comes soon. */
  waiting: z.number(),
  failedCount: z.number(),
  failed: z.array(
    z.object({
      key: z.string(),
      url: z.string(),
      problem: z.enum(feedPhotoProblems),
      /** False: given up until the feed names the home with a change. */
      isTriedAgain: z.boolean(),
    }),
  ),
});
export type FeedPhotos = z.infer<typeof feedPhotos>;

/** The landlords and agencies that the caller acts for, each with its feeds. */
export const homeFeeds = z.object({
  businesses: z.array(
    z.object({
      kind: z.enum(['landlord', 'agency']),
      number: z.number(),
      name: z.string(),
      feeds: z.array(homeFeed),
      photos: feedPhotos,
    }),
  ),
});
export type HomeFeeds = z.infer<typeof homeFeeds>;

export const termsErrors = {
  /** It is no address of the web. */ 'home-feed-address-invalid': { status: 422 },
  'home-feed-known': { status: 409 },
  /** What one feed of all homes does not name, another one would bring back. */ 'full-home-feed-known': {
    status: 409,
  },
} as const;
