import type { importStatement } from '../../../../contract/payments/import-statement.ts';
import type { Handler } from '../../../http/handler.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { shownLinesMax } from '../../../../contract/payments/left-out-line.ts';
import { importStatementBy } from '../import-statement-by.ts';

export function importStatementHandler(deps: PaymentsDeps): Handler<typeof importStatement> {
  return async ({ content }, { user }) => {
    const name = await deps.findPersonName(user.uid);
    const taken = await importStatementBy(deps, content, { uid: user.uid, name });
    if (!taken.ok) return taken;
    const { leftOut, otherAccounts, ...counts } = taken.data;
    const lines = leftOut.slice(0, shownLinesMax);
    return { ok: true, data: { ...counts, leftOut: leftOut.length, lines, otherAccounts } };
  };
}
