import type { HomeFeedReport, HomeFeedToldRow } from '../../../contract/home-feeds/home-feed.ts';
import type { FeedPreview } from '../../../contract/home-feeds/home-feed-preview.ts';
import type { HomeFeedSample } from '../../../contract/home-feeds/home-feed-sample.ts';
import type { TableDocument, TableEncoding } from '../../../domain/feed-fields.ts';
import type { HomeFeedFormat, HomeFeedProblem } from '../../../domain/home-feeds.ts';

export interface FeedBusiness {
  kind: 'landlord' | 'agency';
  subject: number;
}

export interface FeedToImport {
  business: FeedBusiness;
  file: string;
  format: HomeFeedFormat;
  /** Meaning of the table's columns; null for other formats. */
  mapping: string | null;
  /** True if homes that the feed leaves out are to be paused. */
  isFull: boolean;
  /** True to report the effects without writing anything. */
  isTrial: boolean;
  /** Keys of homes that may be missing, as confirmed by the business. */
  mayVanish: readonly string[];
  /** Value of one unit of the currency in euros; null if prices are in euros. */
  currency: { code: string; rate: number } | null;
}

export type ToldRow = HomeFeedToldRow;

/** Homes written out of a total; the number of rows read while the total is unknown. */
export interface FeedProgress {
  done: number;
  total: number | null;
}

/** Number of homes missing in the feed, out of a total. */
export interface MissingHomes {
  keys: readonly string[];
  of: number;
}

/**
 * `isWhole` is true if every usable row was saved. `busy` means that another import takes longer than this one may
 * wait.
 */
export type FeedOutcome =
  | {
      ok: true;
      report: HomeFeedReport;
      rows: ToldRow[];
      /** Null unless it was a trial. */
      preview: FeedPreview | null;
      missing: MissingHomes | null;
      isWhole: boolean;
    }
  | {
      ok: false;
      problem: HomeFeedProblem;
      detail: string;
      missing: MissingHomes | null;
      report?: HomeFeedReport;
      rows?: ToldRow[];
    }
  | { ok: false; busy: true };

/** Imports a feed by the rules of the importer, which is outside of the server. */
export type ImportFeed = (
  feed: FeedToImport,
  onProgress: (progress: FeedProgress) => void,
) => Promise<FeedOutcome>;

export interface SampleChoices {
  document?: TableDocument | undefined;
  encoding?: TableEncoding | undefined;
  delimiter?: string | undefined;
  rows?: string | undefined;
}

/** Reads the columns of a file for a mapping. */
export type SampleFeed = (
  file: string,
  choices: SampleChoices,
) => Promise<{ ok: true; sample: HomeFeedSample } | { ok: false; problem: HomeFeedProblem; detail: string }>;
