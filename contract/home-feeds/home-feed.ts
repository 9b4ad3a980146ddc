import { feedPhotoProblems } from '../../domain/homes/photos.ts';
import {
  homeFeedBecomes,
  homeFeedFormats,
  homeFeedHours,
  homeFeedProblems,
} from '../../domain/home-feeds.ts';
import { jwt, languageCode, uid, z } from '../schema.ts';

const hours = homeFeedHours.map((one) => z.literal(one));

/** What every call about feeds of homes sends. */
export const ownCall = { uid, jwt, languageCode };
export const ofFeed = { ...ownCall, feedID: z.number().int().min(1).max(2_147_483_647) };

/** Where a feed is found, and how it is to be read. */
export const feedTerms = {
  name: z.string().trim().min(1).max(100),
  /** Null: it is a file that somebody sends. */
  url: z.string().trim().min(8).max(2000).nullable(),
  format: z.enum(homeFeedFormats),
  /** It names all homes of the business: those that it does not name are paused. Else it names what has changed. */
  isFull: z.boolean(),
  everyHours: z.union(hours),
  /** Null: its prices are in euros; else what one unit of the currency is worth in euros. */
  currency: z
    .strictObject({ code: z.string().regex(/^[A-Z]{3}$/), rate: z.number().positive().max(1000) })
    .nullable(),
  /** What the columns of a table mean, in the form of docs/import.md; null for other forms. */
  mapping: z.string().max(50_000).nullable(),
};

/** What became of the homes of a feed, or would become of them. */
const feedReport = z.object({
  rows: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  returned: z.number(),
  paused: z.number(),
  removed: z.number(),
  /** Rows that cannot be used; the first of them are named. */
  rejectedCount: z.number(),
  rejected: z.array(z.object({ key: z.string(), line: z.number().nullable(), reason: z.string() })),
  /** New homes that the office looks at before guests see them. */
  forReview: z.number(),
  /** Homes that nobody can book, since nobody who lets them can be reached. */
  notBookable: z.number(),
});
export type HomeFeedReport = z.infer<typeof feedReport>;

/** What became of a row, or would become of it. */
export const feedRow = z.object({
  key: z.string(),
  line: z.number().nullable(),
  became: z.enum(homeFeedBecomes),
  reason: z.string(),
});
export type HomeFeedToldRow = z.infer<typeof feedRow>;

/** A feed of homes that is fetched or sent, and how it fares. */
const homeFeed = z.object({
  feedID: z.number(),
  name: z.string(),
  url: z.string().nullable(),
  /** The file that was sent last. */
  fileName: z.string().nullable(),
  /** A file lies ready. */
  hasFile: z.boolean(),
  format: z.enum(homeFeedFormats),
  isFull: z.boolean(),
  everyHours: z.union(hours),
  currency: z.object({ code: z.string(), rate: z.number() }).nullable(),
  /** A trial writes nothing until somebody has agreed to what it would do. */
  state: z.enum(['trial', 'active', 'paused']),
  isRunning: z.boolean(),
  /** Homes that the run has written, of how many; rows that it has read where it is not known of how many. */
  progress: z.object({ done: z.number(), total: z.number().nullable() }).nullable(),
  mapping: z.string().nullable(),
  problem: z.enum(homeFeedProblems).nullable(),
  /** What the problem is about: a line, a currency. */
  problemDetail: z.string(),
  failingSince: z.string().nullable(),
  lastRunAt: z.string().nullable(),
  lastSuccessAt: z.string().nullable(),
  /** The last run that changed homes. */
  lastChangeAt: z.string().nullable(),
  nextRunAt: z.string().nullable(),
  report: feedReport.nullable(),
  /** Homes that the last run has missed, of how many, with the keys of the first ones. */
  missing: z.object({ count: z.number(), of: z.number(), keys: z.array(z.string()) }).nullable(),
});
export type HomeFeed = z.infer<typeof homeFeed>;

/** What became of the photos that feeds of a business name. */
const feedPhotos = z.object({
  /** They are fetched soon for the first time. */
  waiting: z.number(),
  failedCount: z.number(),
  /** The first of those that could not be fetched. */
  failed: z.array(
    z.object({
      /** The home in the feed. */
      key: z.string(),
      url: z.string(),
      problem: z.enum(feedPhotoProblems),
      /** Else it is given up until the feed names the home with a change. */
      isTriedAgain: z.boolean(),
    }),
  ),
});
export type FeedPhotos = z.infer<typeof feedPhotos>;

/** The landlords and agencies that somebody acts for, each with its feeds. */
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

/** Why an address or its terms are not taken. */
export const termsErrors = {
  /** It is no address of the web. */ 'home-feed-address-invalid': { status: 422 },
  'home-feed-known': { status: 409 },
  /** What one feed of all homes does not name, another one would bring back. */ 'full-home-feed-known': {
    status: 409,
  },
} as const;
