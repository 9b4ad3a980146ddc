import type { HomeFeed } from '../../../contract/home-feeds/home-feed.ts';

/** What somebody says of a feed in its form. */
export type Terms = Pick<
  HomeFeed,
  'name' | 'url' | 'format' | 'isFull' | 'everyHours' | 'currency' | 'mapping'
>;
