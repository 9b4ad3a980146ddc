import { moneyStore } from './money-store.ts';
import type { PaymentsDeps } from './payments-context.ts';
import { importLines, type StatementOutcome } from './import-lines.ts';

export async function importStatementAs(
  deps: Pick<PaymentsDeps, 'connection' | 'clock' | 'payouts' | 'operator'>,
  content: string,
  who: { uid: string; name: string },
): Promise<StatementOutcome> {
  const outcome = await importLines(deps, content);
  if (!outcome.ok) return outcome;
  const { matched, doubtful, setAside, known, leftOut } = outcome.data;
  const omissionNote = leftOut.length > 0 ? `, ${leftOut.length} left out` : '';
  await deps.connection.transaction((tx) =>
    moneyStore.act(tx, {
      bookingId: null,
      act: 'import',
      subject: null,
      amount: null,
      note: `${matched} matched, ${doubtful} doubtful, ${setAside} set aside, ${known} known${omissionNote}`,
      ...who,
      at: deps.clock.now(),
    }),
  );
  return outcome;
}
