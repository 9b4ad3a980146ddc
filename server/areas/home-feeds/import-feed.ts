import type { HomeFeedReport, HomeFeedToldRow } from '../../../contract/home-feeds/home-feed.ts';
import type { HomeFeedFormat, HomeFeedProblem } from '../../../domain/home-feeds.ts';

/** A landlord lets their homes themselves, an agency those of several. */
export interface FeedBusiness {
  kind: 'landlord' | 'agency';
  subject: number;
}

/** A feed that lies in a file. */
export interface FeedToImport {
  business: FeedBusiness;
  file: string;
  format: HomeFeedFormat;
  /** What the columns of a table mean; null for other forms. */
  mapping: string | null;
  /** What it does not name is paused. */
  isFull: boolean;
  /** Says what would happen, and writes nothing. */
  isTrial: boolean;
  /** Keys of the homes of which somebody has said that they may be missing. */
  mayVanish: readonly string[];
  /** Null: prices are in euros; else what one unit of the currency is worth in euros. */
  currency: { code: string; rate: number } | null;
}

/** What became of a row. */
export type ToldRow = HomeFeedToldRow;

/** Homes that were written, of how many; rows that were read where it is not known of how many. */
export interface FeedProgress {
  done: number;
  total: number | null;
}

/** Homes that a feed misses, of how many. */
export interface MissingHomes {
  keys: readonly string[];
  of: number;
}

/** `isWhole`: each usable row was saved. `busy`: somebody else changes homes and places for longer than one waits. */
export type FeedOutcome =
  | { ok: true; report: HomeFeedReport; rows: ToldRow[]; missing: MissingHomes | null; isWhole: boolean }
  | {
      ok: false;
      problem: HomeFeedProblem;
      detail: string;
      missing: MissingHomes | null;
      report?: HomeFeedReport;
      rows?: ToldRow[];
    }
  | { ok: false; busy: true };

/** Takes a feed over by the rules of the importer, which stands outside of the server. */
export type ImportFeed = (
  feed: FeedToImport,
  onProgress: (progress: FeedProgress) => void,
) => Promise<FeedOutcome>;
