import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { finishOwnerStatement } from '../../../../contract/owner-statements/finish-owner-statement.ts';
import { fromEuros, toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { requestDigest } from '../../../platform/idempotency.ts';
import { runOnce } from '../../../platform/run-once.ts';
import { buildStatement, saysTheSame } from '../build-statement.ts';
import { insertFinished } from '../finish-statement.ts';
import { enqueueStatement } from '../jobs/owner-statement-mail-job.ts';
import type { OwnerStatementsDeps } from '../owner-statements-context.ts';
import { ownersStore } from '../owners-store.ts';
import { readLanguage } from '../present-owners.ts';
import { statementsStore } from '../statements-store.ts';

/**
 * Locks the owner, so that statements are finished one after the other, numbers have no gaps, and each month has one
 * valid statement.
 */
export function finishOwnerStatementHandler({
  connection,
  clock,
}: OwnerStatementsDeps): Handler<typeof finishOwnerStatement> {
  return async (request, { user: { uid } }) => {
    const { ownerID, month, balance, isSent, idempotencyKey: key } = request;
    const digest = requestDigest({ ownerID, month, balance, isSent, uid });
    return runOnce(
      connection,
      { scope: 'owners.finish', key, digest },
      async (tx): Promise<Outcome<typeof finishOwnerStatement>> => {
        const owner = await ownersStore.lock(tx, uid, ownerID);
        if (!owner) return { ok: false, type: 'owner-not-found', data: null };
        const [today, at] = [clock.today(), clock.now()];
        if (month >= today.slice(0, 7)) return { ok: false, type: 'month-not-over', data: null };
        const language = readLanguage(owner);
        const { facts } = await buildStatement(tx, owner, month, language);
        if (facts.sums.balance !== fromEuros(balance)) {
          return { ok: false, type: 'balance-changed', data: { balance: toEuros(facts.sums.balance) } };
        }
        const valid = (await statementsStore.list(tx, ownerID, month)).at(-1);
        const isEmpty = facts.stays.length === 0 && facts.costs.length === 0;
        if (valid ? saysTheSame(valid.facts, facts) : isEmpty)
          return { ok: false, type: 'nothing-new', data: null };
        const replaces = valid?.statement_id ?? null;
        const { id: statementID, name } = await insertFinished(tx, owner, {
          month,
          facts,
          replaces,
          uid,
          at,
        });
        if (isSent) await enqueueStatement(tx, { statementId: statementID, email: owner.email, uid, at });
        return { ok: true, data: { statementID, number: name } };
      },
    );
  };
}
