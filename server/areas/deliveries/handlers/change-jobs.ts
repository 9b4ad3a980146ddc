import type { changeJobs } from '../../../../contract/deliveries/change-jobs.ts';
import type { Handler } from '../../../http/handler.ts';
import { dropFailedJobs, retryFailedJobs } from '../../../platform/jobs-store.ts';
import { namesWithoutMails, readBackgroundJobs } from '../background-jobs.ts';
import type { DeliveriesDeps } from '../deliveries-context.ts';

export function changeJobsHandler(
  deps: Pick<DeliveriesDeps, 'connection' | 'clock' | 'jobNames' | 'mailJobs'>,
): Handler<typeof changeJobs> {
  return async ({ ids, action }) => {
    const data = await deps.connection.transaction(async (tx) => {
      const change = action === 'retry' ? retryFailedJobs : dropFailedJobs;
      await change(tx, namesWithoutMails(deps), ids, deps.clock.now());
      return readBackgroundJobs(tx, deps);
    });
    return { ok: true, data };
  };
}
