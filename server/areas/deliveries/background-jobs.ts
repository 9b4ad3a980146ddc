import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { findJobs } from '../../../contract/deliveries/find-jobs.ts';
import type { Queryable } from '../../platform/database.ts';
import { findFailedJobs, listQueues } from '../../platform/jobs-store.ts';
import { pageSize, presentFailedJob } from './dead-mails.ts';
import type { DeliveriesDeps } from './deliveries-context.ts';

/** Names of the jobs that send no mails. */
export function namesWithoutMails({
  jobNames,
  mailJobs,
}: Pick<DeliveriesDeps, 'jobNames' | 'mailJobs'>): string[] {
  const mails = new Set(mailJobs());
  return jobNames().filter((name) => !mails.has(name));
}

export async function readBackgroundJobs(
  db: Queryable,
  deps: Pick<DeliveriesDeps, 'jobNames' | 'mailJobs' | 'clock'>,
): Promise<ResponseOf<typeof findJobs>> {
  const mails = new Set(deps.mailJobs());
  const [queues, { total, jobs }] = await Promise.all([
    listQueues(db, deps.jobNames(), deps.clock.now()),
    findFailedJobs(db, namesWithoutMails(deps), pageSize),
  ]);
  return {
    queues: queues.map(({ name, dueSince, nextAt, ...counts }) => ({
      job: name,
      mails: mails.has(name),
      ...counts,
      dueSince: dueSince?.toISOString() ?? null,
      nextAt: nextAt?.toISOString() ?? null,
    })),
    total,
    failed: jobs.map(presentFailedJob),
  };
}
