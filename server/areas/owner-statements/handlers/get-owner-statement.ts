import type { getOwnerStatement } from '../../../../contract/owner-statements/get-owner-statement.ts';
import { ownerStatementName } from '../../../../domain/owner-statement.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { buildStatement, saysTheSame } from '../build-statement.ts';
import type { OwnerStatementsDeps } from '../owner-statements-context.ts';
import { ownersStore } from '../owners-store.ts';
import { presentOwner, presentStatement } from '../present-owners.ts';
import { statementsStore } from '../statements-store.ts';

export function getOwnerStatementHandler({
  connection: { db },
  clock,
  attachments,
}: OwnerStatementsDeps): Handler<typeof getOwnerStatement> {
  return async ({ ownerID, month, languageCode }, { user: { uid } }) => {
    const owner = await ownersStore.find(db, uid, ownerID);
    if (!owner) return { ok: false, type: 'owner-not-found', data: null };
    const { facts, costs } = await buildStatement(db, owner, month, languageCode);
    const finished = await statementsStore.list(db, ownerID, month);
    const valid = finished.at(-1);
    const mails = await statementsStore.mails(
      db,
      finished.map(({ statement_id }) => statement_id),
    );
    const files = await attachments.present(
      db,
      costs.flatMap(({ attachment_id }) => attachment_id ?? []),
    );
    return {
      ok: true,
      data: {
        owner: presentOwner(owner),
        month,
        isOver: month < clock.today().slice(0, 7),
        preview: presentStatement(facts),
        costs: costs.map(({ cost_id: costID, day, words, home, amount, attachment_id }) => ({
          ...{ costID, day, words, home, amount: toEuros(amount) },
          isFixed: finished.some((one) => one.facts.costs.some(({ costId }) => costId === costID)),
          file: (attachment_id !== null && files.get(attachment_id)) || null,
        })),
        finished: finished.map(({ statement_id: id, series, number, issued_on, balance_cents }) => ({
          statementID: id,
          number: ownerStatementName(series, number),
          issuedOn: issued_on,
          balance: toEuros(balance_cents),
          isReplaced: id !== valid!.statement_id,
          mails: mails
            .filter(({ statement_id }) => statement_id === id)
            .map(({ email, asked_at, sent_at }) => ({
              ...{ email, askedAt: asked_at.toISOString(), isSent: sent_at !== null },
            })),
        })),
        differs: valid !== undefined && !saysTheSame(valid.facts, facts),
      },
    };
  };
}
