import { z } from 'zod';
import { defineJob, doublingBackoff, jobBody, type JobBody } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { feedStore } from './feed-store.ts';
import { readFeed, type FeedDeps } from './read-feed.ts';

/** One job for all calendars and all nodes: it looks every minute whose time has come, and puts itself back. */
export const pollFeedsJob = defineJob({
  name: 'calendars.poll',
  payload: z.strictObject({}),
  retries: 1_000_000,
  backoff: doublingBackoff,
});

const pauseMs = 60_000;
/** As long as no run can last: whoever was killed meanwhile has not read it. */
const heldMs = 5 * 60_000;
const atOnce = 8;
const roundMs = 45_000;

/** Reads all calendars whose time has come, some at a time. */
async function pollFeeds(deps: FeedDeps, log: Log): Promise<void> {
  const { clock, connection } = deps;
  const end = clock.now().getTime() + roundMs;
  const work = async (): Promise<void> => {
    while (clock.now().getTime() < end) {
      const now = clock.now();
      const until = new Date(now.getTime() + heldMs);
      const [feedId] = await feedStore.claimDue(connection.db, { now, until, limit: 1 });
      if (feedId === undefined) return;
      try {
        await readFeed(deps, feedId);
      } catch (error) {
        // The next one is not to suffer for it; this one is tried again when it is no longer held.
        log.error({ err: error, feedId }, 'a connected calendar could not be read');
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

export function pollFeedsBody(deps: FeedDeps, log: Log): JobBody {
  return jobBody(pollFeedsJob, async () => {
    await pollFeeds(deps, log);
    return { runAt: new Date(deps.clock.now().getTime() + pauseMs) };
  });
}
