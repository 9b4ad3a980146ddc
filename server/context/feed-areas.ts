import { houseName } from '../../domain/site-name.ts';
import { createFeedPhotos } from '../areas/feed-photos/feed-photos.ts';
import { createFeeds } from '../areas/feeds/feeds.ts';
import { createHomeFeeds } from '../areas/home-feeds/home-feeds.ts';
import { createImporter } from '../importer.ts';
import { createGuardedBytes, createGuardedDownload } from '../platform/guarded-fetch.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { PeopleAreas } from './people-areas.ts';
import type { Platform } from './platform.ts';

/** How homes of agencies come in. */
export interface FeedAreas {
  feeds: ReturnType<typeof createFeeds>;
  homeFeeds: ReturnType<typeof createHomeFeeds>;
  feedPhotos: ReturnType<typeof createFeedPhotos>;
}

/** Makes how homes of agencies come in: what programs send, what is fetched of them, and their photos. */
export function createFeedAreas(
  platform: Platform,
  { catalogue }: CatalogueAreas,
  { apiKeys }: PeopleAreas,
): FeedAreas {
  const { config, connection, clock, log, publicUrl, routes, translate, mail, files, images } = platform;
  const { queues, fetchGuard } = platform;
  const importer = createImporter({
    databaseUrl: config.databaseUrl,
    connection,
    clock,
    texts: platform.texts,
  });
  const feeds = createFeeds({
    connection,
    clock,
    apiKeys,
    publicUrl,
    queue: queues.feeds,
    importHomes: importer.importHomes,
  });
  const homeFeeds = createHomeFeeds({
    ...{ connection, clock, log, publicUrl, routes, translate, mail, files },
    site: houseName,
    queue: queues.feeds,
    download: createGuardedDownload(fetchGuard),
    importFeed: importer.importFeed,
  });
  const feedPhotos = createFeedPhotos({
    ...{ connection, clock, log, files, images, catalogue },
    fetch: createGuardedBytes(fetchGuard),
    work: (task) => queues.pictures.run(task),
  });
  return { feeds, homeFeeds, feedPhotos };
}
