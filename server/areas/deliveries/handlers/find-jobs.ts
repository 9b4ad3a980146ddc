import type { findJobs } from '../../../../contract/deliveries/find-jobs.ts';
import type { Handler } from '../../../http/handler.ts';
import { readBackgroundJobs } from '../background-jobs.ts';
import type { DeliveriesDeps } from '../deliveries-context.ts';

export function findJobsHandler(
  deps: Pick<DeliveriesDeps, 'connection' | 'clock' | 'jobNames' | 'mailJobs'>,
): Handler<typeof findJobs> {
  return async () => ({ ok: true, data: await readBackgroundJobs(deps.connection.db, deps) });
}
