import { moneyStore } from './money-store.ts';
import type { PaymentsDeps } from './payments-context.ts';
import { takeStatement, type StatementOutcome } from './take-statement.ts';

export async function importStatementBy(
  deps: Pick<PaymentsDeps, 'connection' | 'clock' | 'payouts' | 'operator'>,
  content: string,
  who: { uid: string; name: string },
): Promise<StatementOutcome> {
  const taken = await takeStatement(deps, content);
  if (!taken.ok) return taken;
  const { matched, doubtful, setAside, known, leftOut } = taken.data;
  const left = leftOut.length > 0 ? `, ${leftOut.length} left out` : '';
  await deps.connection.transaction((tx) =>
    moneyStore.act(tx, {
      bookingId: null,
      act: 'import',
      subject: null,
      amount: null,
      note: `${matched} matched, ${doubtful} doubtful, ${setAside} set aside, ${known} known${left}`,
      ...who,
      at: deps.clock.now(),
    }),
  );
  return taken;
}
