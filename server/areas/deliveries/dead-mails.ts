import type { z } from 'zod';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { failedJob } from '../../../contract/deliveries/dead-mail.ts';
import type { findDeadMails } from '../../../contract/deliveries/find-dead-mails.ts';
import type { Queryable } from '../../platform/database.ts';
import { countDue, findFailedJobs, type FailedJob } from '../../platform/jobs-store.ts';

export const pageSize = 100;

/** Returns failed mails for lists, and the number of mails waiting at that moment if outgoing mail is off (otherwise null). */
export async function readDeadMails(
  db: Queryable,
  names: readonly string[],
  heldBy: Date | null,
): Promise<ResponseOf<typeof findDeadMails>> {
  const [{ total, jobs }, waitingCount] = await Promise.all([
    findFailedJobs(db, names, pageSize),
    heldBy === null ? 0 : countDue(db, names, heldBy),
  ]);
  return {
    total,
    held: waitingCount,
    mails: jobs.map(presentFailedJob),
  };
}

export function presentFailedJob({
  id,
  name,
  payload,
  error,
  attempts,
  failedAt,
}: FailedJob): z.output<typeof failedJob> {
  return {
    id,
    job: name,
    about: Object.entries((payload ?? {}) as Record<string, unknown>)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([field, value]) => ({ name: field, value: String(value) })),
    error,
    attempts,
    failedAt: failedAt.toISOString(),
  };
}
