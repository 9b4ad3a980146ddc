import { photosMax } from '../../domain/homes/photos.ts';
import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';

const longest = 2000;

/** Photos at the web addresses among the given ones, in their order; nothing if the feed names none. */
export function photosOfAddresses(addresses: readonly string[]): Pick<FeedHomeInput, 'photos'> {
  const urls = [...new Set(addresses.map((address) => address.trim()))].filter(isOfWeb);
  return urls.length === 0 ? {} : { photos: urls.slice(0, photosMax).map((url) => ({ url })) };
}

function isOfWeb(address: string): boolean {
  return address.length <= longest && /^https?:\/\//i.test(address) && URL.canParse(address);
}
