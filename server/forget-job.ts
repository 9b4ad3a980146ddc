import { z } from 'zod';
import { addDays } from '../domain/stay.ts';
import type { AreaModule } from './http/area-module.ts';
import type { Clock } from './platform/clock.ts';
import type { DatabaseConnection } from './platform/database.ts';
import { defineJob, doublingBackoff, enqueue, jobBody } from './platform/jobs.ts';

/** Runs once a day, on one node; each run puts the next day's into the table. */
const forgetJob = defineJob({
  name: 'house.forget',
  payload: z.strictObject({ day: z.string() }),
  retries: 12,
  backoff: doublingBackoff,
});

const dayMs = 86_400_000;

/** The one job that deletes what was stored long enough, of all areas and of the platform. */
export function forgetModule(
  { connection, clock }: { connection: Pick<DatabaseConnection, 'transaction'>; clock: Clock },
  forgetting: readonly ((now: Date) => Promise<void>)[],
): AreaModule {
  const enqueueFor = (day: string, runAt: Date): Promise<void> =>
    connection.transaction((tx) => enqueue(tx, forgetJob, { day }, { key: day, runAt }));
  return {
    name: 'forget',
    jobs: [
      jobBody(forgetJob, async () => {
        const now = clock.now();
        // The next run first: whatever happens to this one, the chain goes on.
        await enqueueFor(addDays(clock.today(), 1), new Date(now.getTime() + dayMs));
        for (const forget of forgetting) await forget(now);
      }),
    ],
    start: () => enqueueFor(clock.today(), clock.now()),
  };
}
