import { z } from 'zod';
import type { AreaModule } from '../../http/area-module.ts';
import type { Queryable } from '../../platform/database.ts';
import { defineJob, enqueue, jobBody } from '../../platform/jobs.ts';
import { workInRound } from '../../platform/work-in-rounds.ts';
import { feedPhotosStore, type PhotosOfBusiness } from './feed-photos-store.ts';
import { fetchPhoto } from './fetch-photo.ts';
import type { FeedPhotosDeps } from './feed-photos-context.ts';

/** A report names so many of the photos that could not be fetched. */
const namedMax = 50;

/** What became of the photos that feeds of a business name. */
export function photosOfBusiness(
  db: Queryable,
  business: { kind: 'landlord' | 'agency'; subject: number },
): Promise<PhotosOfBusiness> {
  return feedPhotosStore.ofBusiness(db, business, namedMax);
}

const pauseMs = 60_000;
/** No fetch takes so long: whoever was killed meanwhile has fetched nothing of what it held. */
const heldMs = 10 * 60_000;
const atOnce = 4;
const roundMs = 5_000;

/** One job for all photos and all nodes: it looks every minute whose time has come, and puts itself back. */
const fetchFeedPhotosJob = defineJob({
  name: 'feed-photos.fetch',
  reachesOut: true,
  payload: z.strictObject({}),
  // It is never done, so it is never given up either.
  retries: 1_000_000_000,
  backoff: () => pauseMs / 1000,
});

/** Fetches what is due, some at a time; whether there may be more of them. */
export function fetchDuePhotos(deps: FeedPhotosDeps): Promise<boolean> {
  const { clock, connection, log } = deps;
  return workInRound(
    { clock, atOnce, roundMs, heldMs },
    {
      claim: async (times) => (await feedPhotosStore.claimDue(connection.db, { ...times, limit: 1 }))[0],
      work: (due) => fetchPhoto(deps, due),
      failed: (error, { objectNumber }) =>
        log.error({ err: error, objectNumber }, 'a photo of a feed could not be kept'),
    },
  );
}

/** Photos that feeds name: fetched by a job, and shown like those that landlords send. */
export function createFeedPhotos(deps: FeedPhotosDeps): { readonly module: AreaModule } {
  const { clock, connection } = deps;
  return {
    module: {
      name: 'feed-photos',
      jobs: [
        jobBody(fetchFeedPhotosJob, async () => {
          const hasMore = await fetchDuePhotos(deps);
          return { runAt: new Date(clock.now().getTime() + (hasMore ? 0 : pauseMs)) };
        }),
      ],
      start: () =>
        connection.transaction((tx) =>
          enqueue(tx, fetchFeedPhotosJob, {}, { key: 'once', runAt: clock.now() }),
        ),
    },
  };
}
