import { feedPhotoProblems } from '../../domain/homes/photos.ts';
import {
  homeFeedBecomes,
  homeFeedFormats,
  homeFeedHours,
  homeFeedProblems,
} from '../../domain/home-feeds.ts';
import { languageCode, z } from '../schema.ts';
import { feedPreview } from './home-feed-preview.ts';

const hours = homeFeedHours.map((hour) => z.literal(hour));

export const ownCall = { languageCode };
export const homeFeedRequest = { ...ownCall, feedID: z.number().int().min(1).max(2_147_483_647) };

export const feedTerms = {
  name: z.string().trim().min(1).max(100),
  /** Null for an uploaded file. */
  url: z.string().trim().min(8).max(2000).nullable(),
  format: z.enum(homeFeedFormats),
  /** True if the feed has all homes of the business, so that missing ones are paused. False if it only has changes. */
  isFull: z.boolean(),
  everyHours: z.union(hours),
  /** The value of one unit of the currency in euros. Null if prices are in euros. */
  currency: z
    .strictObject({ code: z.string().regex(/^[A-Z]{3}$/), rate: z.number().positive().max(1000) })
    .nullable(),
  /** Column mapping of a table, in the form of docs/import.md. Null for other formats. */
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
  /** Number of all unusable rows. Only the first ones are listed. */
  rejectedCount: z.number(),
  rejected: z.array(z.object({ key: z.string(), line: z.number().nullable(), reason: z.string() })),
  forReview: z.number(),
  /** Number of homes that cannot be booked because no contact of their landlord is known. */
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
  /** In the state `trial` nothing is written until the preview is accepted. */
  state: z.enum(['trial', 'active', 'paused']),
  isRunning: z.boolean(),
  /** Number of homes written, out of `total`. Counts rows read while the total is null. */
  progress: z.object({ done: z.number(), total: z.number().nullable() }).nullable(),
  mapping: z.string().nullable(),
  problem: z.enum(homeFeedProblems).nullable(),
  /** Detail of the problem, such as a line number or a currency. */
  problemDetail: z.string(),
  failingSince: z.string().nullable(),
  lastRunAt: z.string().nullable(),
  lastSuccessAt: z.string().nullable(),
  lastChangeAt: z.string().nullable(),
  nextRunAt: z.string().nullable(),
  report: feedReport.nullable(),
  /** True until somebody has agreed to a first trial. Only then it is a feed. */
  isNew: z.boolean(),
  /** True while a change of how it is read waits for agreement. Discarding it restores the former way. */
  hasOpenChange: z.boolean(),
  /** Some homes of the trial as guests would see them. Null outside of trials. */
  preview: feedPreview.nullable(),
  /** Number of homes missing in the last run, out of all homes, with their first keys. Null if none are. */
  missing: z.object({ count: z.number(), of: z.number(), keys: z.array(z.string()) }).nullable(),
});
export type HomeFeed = z.infer<typeof homeFeed>;

const feedPhotos = z.object({
  /** Number of photos that wait for their first fetch. */
  waiting: z.number(),
  failedCount: z.number(),
  failed: z.array(
    z.object({
      key: z.string(),
      url: z.string(),
      problem: z.enum(feedPhotoProblems),
      /** False if the photo is not retried until the feed reports a change of the home. */
      isTriedAgain: z.boolean(),
    }),
  ),
});
export type FeedPhotos = z.infer<typeof feedPhotos>;

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
  /** The address is not a valid web address. */
  'home-feed-address-invalid': { status: 422 },
  'home-feed-known': { status: 409 },
  /** The business has a full feed already. Two full feeds would pause each other's homes. */
  'full-home-feed-known': {
    status: 409,
  },
} as const;
