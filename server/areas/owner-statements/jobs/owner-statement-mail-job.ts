import { z } from 'zod';
import type { Tx } from '../../../platform/database.ts';
import { defineJob, doublingBackoff, enqueue } from '../../../platform/jobs.ts';
import { statementsStore } from '../statements-store.ts';

export const ownerStatementMailJob = defineJob({
  name: 'owner-statements.mail',
  mails: true,
  payload: z.strictObject({ mailId: z.number() }),
  retries: 60,
  backoff: doublingBackoff,
});

export async function enqueueStatement(
  tx: Tx,
  { statementId, email, uid, at }: { statementId: number; email: string; uid: string; at: Date },
): Promise<void> {
  const mailId = await statementsStore.insertMail(tx, {
    ...{ statement_id: statementId, email, asked_by: uid, asked_at: at },
  });
  await enqueue(tx, ownerStatementMailJob, { mailId }, { key: String(mailId), runAt: at });
}
