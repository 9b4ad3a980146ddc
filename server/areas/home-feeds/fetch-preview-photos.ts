import type { FeedPreview } from '../../../contract/home-feeds/home-feed-preview.ts';
import { uploadBytesMax } from '../../../domain/upload-limits.ts';
import type { HomeFeedsDeps } from './home-feeds-context.ts';

type PhotoDeps = Pick<HomeFeedsDeps, 'fetch' | 'images' | 'work' | 'log'>;

const timeoutMs = 15_000;
const size = { width: 480, height: 298 };

/** Adds the first photo of each home in a small size. A photo that cannot be fetched stays absent. */
export async function fetchPreviewPhotos(deps: PhotoDeps, preview: FeedPreview): Promise<FeedPreview> {
  const homes = await Promise.all(
    preview.homes.map(async (home) =>
      home.photo ? { ...home, photo: { ...home.photo, data: await fetchSmall(deps, home.photo.url) } } : home,
    ),
  );
  return { ...preview, homes };
}

async function fetchSmall({ fetch, images, work, log }: PhotoDeps, url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { maxBytes: uploadBytesMax, timeoutMs });
    if (!response.ok || response.status === 304) return null;
    const small = await work(async () => {
      const photo = await images.preparePhoto(response.bytes);
      return photo.ok ? images.renderPicture({ photo: photo.bytes }, size, 'webp') : null;
    });
    return small && `data:image/webp;base64,${small.toString('base64')}`;
  } catch (error) {
    log.warn({ err: error }, 'a photo for the preview of a feed could not be made');
    return null;
  }
}
