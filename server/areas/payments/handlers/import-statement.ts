import type { importStatement } from '../../../../contract/payments/import-statement.ts';
import type { Handler } from '../../../http/handler.ts';
import { moneyStore } from '../money-store.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { takeStatement } from '../take-statement.ts';

export function importStatementHandler(deps: PaymentsDeps): Handler<typeof importStatement> {
  return async ({ content }, { user }) => {
    const taken = await takeStatement(deps, content);
    if (!taken.ok) return taken;
    const { matched, doubtful, setAside, known } = taken.data;
    const name = await deps.nameOf(user.uid);
    await deps.connection.transaction((tx) =>
      moneyStore.act(tx, {
        bookingId: null,
        act: 'import',
        subject: null,
        amount: null,
        note: `${matched} matched, ${doubtful} doubtful, ${setAside} set aside, ${known} known`,
        uid: user.uid,
        name,
        at: deps.clock.now(),
      }),
    );
    return taken;
  };
}
