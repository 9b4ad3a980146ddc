import type { importStatement } from '../../../../contract/payments/import-statement.ts';
import type { Handler } from '../../../http/handler.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { importStatementBy } from '../import-statement-by.ts';

export function importStatementHandler(deps: PaymentsDeps): Handler<typeof importStatement> {
  return async ({ content }, { user }) => {
    const name = await deps.nameOf(user.uid);
    return importStatementBy(deps, content, { uid: user.uid, name });
  };
}
