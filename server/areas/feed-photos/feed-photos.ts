import { z } from 'zod';
import type { AreaModule } from '../../http/area-module.ts';
import type { Queryable } from '../../platform/database.ts';
import { defineJob, enqueue, jobBody } from '../../platform/jobs.ts';
import { workInRound } from '../../platform/work-in-rounds.ts';
import { feedPhotosStore, type PhotosOfBusiness } from './feed-photos-store.ts';
import { fetchPhoto } from './fetch-photo.ts';
import type { FeedPhotosDeps } from './feed-photos-context.ts';

const namedMax = 50;

export function photosOfBusiness(
  db: Queryable,
  business: { kind: 'landlord' | 'agency'; subject: number },
): Promise<PhotosOfBusiness> {
  return feedPhotosStore.ofBusiness(db, business, namedMax);
}

const pauseMs = 60_000;
/** Longer than any fetch, so a claim this old belongs to a process that died. */
const heldMs = 10 * 60_000;
const atOnce = 4;
const roundMs = 5_000;

/** One job for all photos and nodes: it runs every minute and schedules itself again. */
const fetchFeedPhotosJob = defineJob({
  name: 'feed-photos.fetch',
  reachesOut: true,
  payload: z.strictObject({}),
  // The job repeats forever, so that it must never be given up.
  retries: 1_000_000_000,
  backoff: () => pauseMs / 1000,
});

/** Fetches a batch of photos that are due; returns true if there may be more. */
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
