import type { importStatement } from '../../../../contract/payments/import-statement.ts';
import type { Handler } from '../../../http/handler.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { shownLinesMax } from '../../../../contract/payments/left-out-line.ts';
import { importStatementAs } from '../import-statement-as.ts';

export function importStatementHandler(deps: PaymentsDeps): Handler<typeof importStatement> {
  return async ({ content }, { user }) => {
    const name = await deps.findPersonName(user.uid);
    const outcome = await importStatementAs(deps, content, { uid: user.uid, name });
    if (!outcome.ok) return outcome;
    const { leftOut, otherAccounts, ...counts } = outcome.data;
    const lines = leftOut.slice(0, shownLinesMax);
    return { ok: true, data: { ...counts, leftOut: leftOut.length, lines, otherAccounts } };
  };
}
