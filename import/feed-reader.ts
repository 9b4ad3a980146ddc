import type { FeedHomeInput, FeedLine } from '../contract/feeds/feed-home.ts';

/** A row that cannot become a home, and why. Reasons are counted and listed in the report. */
export interface RejectedRow {
  rejected: string;
  /** The feed's id, or the line where there is none. */
  key: string;
  line?: number;
}

export type FeedRow = FeedLine | RejectedRow;

export function isRejected(row: FeedRow): row is RejectedRow {
  return 'rejected' in row;
}

export function isHome(row: FeedLine): row is FeedHomeInput {
  return !('removed' in row) && !('paused' in row);
}

/** A reader calls it with each row that it has read, and its line: what it hands on next comes from there. */
export type ReadProgress = (file: 'listings' | 'calendar', line?: number) => void;

/** Where a reader finds the feed. */
export interface FeedFiles {
  listings: string;
  calendar: string | null;
  /** Prices, where a format has them in a file of their own. */
  rates?: string | null;
  /** The currency of the feed's prices is named in three letters; null or left out: they are in euros. */
  currency?: string | null;
  onRead?: ReadProgress;
  /** A reader calls it with each row of a calendar that says nothing of any night, and why. */
  onOddDay?: (reason: string, line: number) => void;
  /** A reader calls it with each home of which the site cannot show something as the feed has it, and what. */
  onRemark?: (remark: string, key: string) => void;
}

/** Reads one format. A new feed is one more of these. */
export type FeedReader = (files: FeedFiles) => AsyncIterable<FeedRow>;
