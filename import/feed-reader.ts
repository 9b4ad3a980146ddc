import type { FeedHomeInput, FeedLine } from '../contract/feeds/feed-home.ts';

/** A row that cannot become a home. Reasons are counted and listed in the report. */
export interface RejectedRow {
  rejected: string;
  /** The feed's id, or the line if there is none. */
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

/** Called by a reader with each row and its line, before it hands on what comes from that row. */
export type ReadProgress = (file: 'listings' | 'calendar', line?: number) => void;

export interface FeedFiles {
  listings: string;
  calendar: string | null;
  /** Prices, if the format has them in a separate file. */
  rates?: string | null;
  /** Three letters; null or omitted: euros. */
  currency?: string | null;
  onRead?: ReadProgress;
  /** Called with each calendar row that says nothing about any night, and the reason. */
  onOddDay?: (reason: string, line: number) => void;
  /** Called with each home that the site cannot show fully as the feed has it, and a remark. */
  onRemark?: (remark: string, key: string) => void;
}

export type FeedReader = (files: FeedFiles) => AsyncIterable<FeedRow>;
