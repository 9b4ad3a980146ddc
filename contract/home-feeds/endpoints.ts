import type { Endpoint } from '../define-endpoint.ts';
import { acceptHomeFeedRun } from './accept-home-feed-run.ts';
import { addHomeFeed } from './add-home-feed.ts';
import { changeHomeFeed } from './change-home-feed.ts';
import { getHomeFeedRows } from './get-home-feed-rows.ts';
import { getHomeFeeds } from './get-home-feeds.ts';
import { pauseHomeFeed } from './pause-home-feed.ts';
import { removeHomeFeed } from './remove-home-feed.ts';
import { runHomeFeed } from './run-home-feed.ts';

export const homeFeedsEndpoints = {
  acceptHomeFeedRun,
  addHomeFeed,
  changeHomeFeed,
  getHomeFeedRows,
  getHomeFeeds,
  pauseHomeFeed,
  removeHomeFeed,
  runHomeFeed,
} as const satisfies Record<string, Endpoint>;
