import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { sendOwnerStatement } from '../../../../contract/owner-statements/send-owner-statement.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { enqueueStatement } from '../jobs/owner-statement-mail-job.ts';
import type { OwnerStatementsDeps } from '../owner-statements-context.ts';
import { ownersStore } from '../owners-store.ts';
import { statementsStore } from '../statements-store.ts';

export function sendOwnerStatementHandler({
  connection,
  clock,
}: OwnerStatementsDeps): Handler<typeof sendOwnerStatement> {
  return async ({ statementID }, { user: { uid } }) =>
    retryTransaction(connection, async (tx): Promise<Outcome<typeof sendOwnerStatement>> => {
      const statement = await statementsStore.find(tx, statementID);
      const owner = statement && (await ownersStore.lock(tx, uid, statement.owner_id));
      if (!owner) return { ok: false, type: 'statement-not-found', data: null };
      // Prevents a second mail after a second click.
      const earlierMails = await statementsStore.mails(tx, [statementID]);
      const isWaiting = earlierMails.some(({ email, sent_at }) => email === owner.email && sent_at === null);
      if (!isWaiting) {
        await enqueueStatement(tx, { statementId: statementID, email: owner.email, uid, at: clock.now() });
      }
      return { ok: true, data: { email: owner.email } };
    });
}
