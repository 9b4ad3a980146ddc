import type { changeDeadMails } from '../../../../contract/deliveries/change-dead-mails.ts';
import type { Handler } from '../../../http/handler.ts';
import { dropFailedJobs, retryFailedJobs } from '../../../platform/jobs-store.ts';
import { readDeadMails } from '../dead-mails.ts';
import type { DeliveriesDeps } from '../deliveries-context.ts';

export function changeDeadMailsHandler({
  connection,
  clock,
  quiet,
  mailJobs,
}: Pick<DeliveriesDeps, 'connection' | 'clock' | 'quiet' | 'mailJobs'>): Handler<typeof changeDeadMails> {
  return async ({ ids, action }) => {
    const names = mailJobs();
    const data = await connection.transaction(async (tx) => {
      await (action === 'retry' ? retryFailedJobs : dropFailedJobs)(tx, names, ids, clock.now());
      return readDeadMails(tx, names, quiet.reason() === null ? null : clock.now());
    });
    return { ok: true, data };
  };
}
