import type { findDeadMails } from '../../../../contract/deliveries/find-dead-mails.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import { deadMailsOf } from '../dead-mails.ts';

export function findDeadMailsHandler(
  db: Queryable,
  mailJobs: () => readonly string[],
): Handler<typeof findDeadMails> {
  return async () => ({ ok: true, data: await deadMailsOf(db, mailJobs()) });
}
