import { createFeedPhotos } from '../areas/feed-photos/feed-photos.ts';
import { createGoogleFeeds } from '../areas/google-feeds/google-feeds.ts';
import { createFeeds } from '../areas/feeds/feeds.ts';
import { createHomeFeeds } from '../areas/home-feeds/home-feeds.ts';
import { createImporter } from '../importer.ts';
import { createGuardedBytes, createGuardedDownload } from '../platform/guarded-fetch.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { PeopleAreas } from './people-areas.ts';
import type { Platform } from './platform.ts';

export type FeedAreas = ReturnType<typeof createFeedAreas>;

export function createFeedAreas(
  platform: Platform,
  { catalogue, pricing }: CatalogueAreas,
  { apiKeys }: PeopleAreas,
) {
  const { config, queues, fetchGuard } = platform;
  const { importHomes, importFeed, sampleFeed } = createImporter({
    ...platform,
    databaseUrl: config.databaseUrl,
  });
  const queue = queues.feeds;
  return {
    feeds: createFeeds({ ...platform, apiKeys, queue, importHomes }),
    googleFeeds: createGoogleFeeds({ ...platform, pricing }),
    homeFeeds: createHomeFeeds({
      ...platform,
      ...{ queue, importFeed, sampleFeed, download: createGuardedDownload(fetchGuard) },
      ...{ fetch: createGuardedBytes(fetchGuard), work: (task) => queues.pictures.run(task) },
    }),
    feedPhotos: createFeedPhotos({
      ...platform,
      ...{ catalogue, fetch: createGuardedBytes(fetchGuard), work: (task) => queues.pictures.run(task) },
    }),
  };
}
