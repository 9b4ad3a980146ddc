import type { FeedHomeInput, FeedLine } from '../contract/feeds/feed-home.ts';

/** A row that cannot become a home. The report counts and lists the reasons. */
export interface RejectedRow {
  rejected: string;
  /** The feed's id of the home, or the line number if it has none. */
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

/** A reader calls this with the line of each row, before it yields what it reads from the row. */
export type ReadProgress = (file: 'listings' | 'calendar', line?: number) => void;

export interface FeedFiles {
  listings: string;
  calendar: string | null;
  /** Prices, if the format has them in a separate file. */
  rates?: string | null;
  /** ISO 4217 code. Euros if null or omitted. */
  currency?: string | null;
  onRead?: ReadProgress;
  /** Called with a reason for each calendar row that cannot be used for any night. */
  onOddDay?: (reason: string, line: number) => void;
  /** Called with a remark for each home that cannot be shown completely. */
  onRemark?: (remark: string, key: string) => void;
}

export type FeedReader = (files: FeedFiles) => AsyncIterable<FeedRow>;
