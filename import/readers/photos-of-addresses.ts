import { photosMax } from '../../domain/homes/photos.ts';
import type { FeedHomeInput } from '../../contract/feeds/feed-home.ts';

const longest = 2000;

/** Returns photos for the valid web addresses in their order, or nothing if there are none. */
export function toPhotos(addresses: readonly string[]): Pick<FeedHomeInput, 'photos'> {
  const urls = [...new Set(addresses.map((address) => address.trim()))].filter(isWebAddress);
  return urls.length === 0 ? {} : { photos: urls.slice(0, photosMax).map((url) => ({ url })) };
}

function isWebAddress(address: string): boolean {
  return address.length <= longest && /^https?:\/\//i.test(address) && URL.canParse(address);
}
