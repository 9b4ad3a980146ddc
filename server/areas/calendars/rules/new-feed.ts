const feedsMax = 10;
export type FeedRefusal = 'feeds-full' | 'feed-known';

/** Whether somebody may have typed the address of a calendar; a name and password in it are none of ours to keep. */
export function isFeedAddress(url: string): boolean {
  const address = URL.parse(url.replace(/^webcals?:/i, 'https:'));
  return address !== null && ['http:', 'https:'].includes(address.protocol) && address.username === '';
}

/** Why a home with these calendars gets no other one; null where it does. */
export function refusalOf(feeds: readonly { url: string }[], url: string): FeedRefusal | null {
  if (feeds.some((feed) => feed.url === url)) return 'feed-known';
  return feeds.length >= feedsMax ? 'feeds-full' : null;
}
