import type { findDeadMails } from '../../../../contract/deliveries/find-dead-mails.ts';
import type { Handler } from '../../../http/handler.ts';
import { readDeadMails } from '../dead-mails.ts';
import type { DeliveriesDeps } from '../deliveries-context.ts';

export function findDeadMailsHandler({
  connection,
  clock,
  quiet,
  mailJobs,
}: Pick<DeliveriesDeps, 'connection' | 'clock' | 'quiet' | 'mailJobs'>): Handler<typeof findDeadMails> {
  return async () => {
    const heldBy = quiet.reason() === null ? null : clock.now();
    return { ok: true, data: await readDeadMails(connection.db, mailJobs(), heldBy) };
  };
}
