import type { HomeFeed } from '../../../contract/home-feeds/home-feed.ts';

/** The settings of a feed that its form asks for. */
export type Terms = Pick<
  HomeFeed,
  'name' | 'url' | 'format' | 'isFull' | 'everyHours' | 'currency' | 'mapping'
>;
