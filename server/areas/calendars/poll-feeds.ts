import { z } from 'zod';
import { defineJob, jobBody, type JobBody } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { workInRound } from '../../platform/work-in-rounds.ts';
import { feedStore } from './feed-store.ts';
import { readFeed, type FeedDeps } from './read-feed.ts';

const pauseMs = 60_000;

/** One job for all calendars and nodes: it runs every minute and schedules itself again. */
export const pollFeedsJob = defineJob({
  name: 'calendars.poll',
  reachesOut: true,
  payload: z.strictObject({}),
  // The job repeats forever, so that it must never be given up.
  retries: 1_000_000_000,
  backoff: () => pauseMs / 1000,
});

/** Longer than any run, so a claim this old belongs to a process that died. */
const heldMs = 5 * 60_000;
const atOnce = 8;
const roundMs = 5_000;

/** Reads a batch of calendars that are due; returns true if there may be more. */
function pollFeeds(deps: FeedDeps, log: Log): Promise<boolean> {
  const { clock, connection } = deps;
  return workInRound(
    { clock, atOnce, roundMs, heldMs },
    {
      claim: async (times) => (await feedStore.claimDue(connection.db, { ...times, limit: 1 }))[0],
      work: (feedId) => readFeed(deps, feedId),
      failed: (error, feedId) => log.error({ err: error, feedId }, 'a connected calendar could not be read'),
    },
  );
}

export function pollFeedsBody(deps: FeedDeps, log: Log): JobBody {
  return jobBody(pollFeedsJob, async () => {
    const hasMore = await pollFeeds(deps, log);
    return { runAt: new Date(deps.clock.now().getTime() + (hasMore ? 0 : pauseMs)) };
  });
}
