import { z } from 'zod';
import { addDays } from '../domain/stay.ts';
import type { AreaModule } from './http/area-module.ts';
import type { Clock } from './platform/clock.ts';
import type { DatabaseConnection } from './platform/database.ts';
import { defineJob, doublingBackoff, enqueue, jobBody } from './platform/jobs.ts';

/** Runs once a day, on one node; each run enqueues the next day's. */
const forgetJob = defineJob({
  name: 'house.forget',
  payload: z.strictObject({ day: z.string() }),
  retries: 12,
  backoff: doublingBackoff,
});

const dayMs = 86_400_000;

/** Creates the job that deletes data whose retention has ended, of all areas and of the platform. */
export function forgetModule(
  { connection, clock }: { connection: Pick<DatabaseConnection, 'transaction'>; clock: Clock },
  forgetting: readonly ((now: Date) => Promise<void>)[],
): AreaModule {
  const enqueueDay = (day: string, runAt: Date): Promise<void> =>
    connection.transaction((tx) => enqueue(tx, forgetJob, { day }, { key: day, runAt }));
  return {
    name: 'forget',
    jobs: [
      jobBody(forgetJob, async () => {
        const now = clock.now();
        // Enqueues the next run first, so that a failure of this one does not end the chain.
        await enqueueDay(addDays(clock.today(), 1), new Date(now.getTime() + dayMs));
        for (const forget of forgetting) await forget(now);
      }),
    ],
    start: () => enqueueDay(clock.today(), clock.now()),
  };
}
