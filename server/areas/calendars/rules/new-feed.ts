const feedsMax = 10;
export type FeedRefusal = 'feeds-full' | 'feed-known';

/** Accepts URLs of calendars; those with a user name and password are refused, since we must not store them. */
export function isFeedAddress(url: string): boolean {
  const address = URL.parse(url.replace(/^webcals?:/i, 'https:'));
  return address !== null && ['http:', 'https:'].includes(address.protocol) && address.username === '';
}

/** Returns the reason why another calendar cannot be connected; null if it can. */
export function findRefusal(feeds: readonly { url: string }[], url: string): FeedRefusal | null {
  if (feeds.some((feed) => feed.url === url)) return 'feed-known';
  return feeds.length >= feedsMax ? 'feeds-full' : null;
}
