import type { exportDatev } from '../../../../contract/payments/export-datev.ts';
import { momentInBerlin } from '../../../../domain/berlin-time.ts';
import { datevAccounts, readDatevAccounts } from '../../../../domain/operator/datev-accounts.ts';
import type { GivenFacts } from '../../../../domain/operator/facts.ts';
import { addDays, todayInBerlin } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import { moneyStore } from '../money-store.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { datevFile, type DatevClient, type DatevPosting } from '../rules/datev.ts';
import { toWindows1252 } from '../rules/windows-1252.ts';

export function exportDatevHandler({
  connection,
  clock,
  operator,
  findPersonName,
  translate,
}: Pick<PaymentsDeps, 'connection' | 'clock' | 'operator' | 'findPersonName' | 'translate'>): Handler<
  typeof exportDatev
> {
  return async ({ from, until }, { user }) => {
    const { facts } = operator();
    const client = readClient(facts);
    if (!client) return { ok: false, type: 'datev-unset', data: null };
    if (from > until || from.slice(0, 4) !== until.slice(0, 4)) {
      return { ok: false, type: 'period-crosses-year', data: null };
    }
    const midnight = (day: string): Date => momentInBerlin(`${day}T00:00`)!;
    const rows = await moneyStore.entriesBetween(connection.db, midnight(from), midnight(addDays(until, 1)));
    const numbers = accountNumbers(facts, client);
    // Users of DATEV work in German.
    const t = translate('de');
    const postings = [...Map.groupBy(rows, ({ id }) => id).values()].map((entries): DatevPosting => {
      const { id, posted_at, cause, display_number: booking, reason } = entries[0]!;
      return {
        ...{ id, booking, day: todayInBerlin(posted_at) },
        text: [t(`money.cause.${cause}`), booking, reason].filter(Boolean).join(' '),
        entries: entries.map(({ account, amount_cents: amount }) => ({ account: numbers[account]!, amount })),
      };
    });
    const at = clock.now();
    const content = datevFile(client, { from, until, createdAt: at }, postings);
    if (content === null) return { ok: false, type: 'too-many-lines', data: null };
    const name = await findPersonName(user.uid);
    await connection.transaction((tx) =>
      moneyStore.act(tx, {
        ...{ bookingId: null, act: 'export', subject: null, amount: null },
        ...{ note: `DATEV ${from} ${until}`, uid: user.uid, name, at },
      }),
    );
    return {
      ok: true,
      data: {
        // DATEV's import suggests files with this prefix.
        fileName: `EXTF_Buchungsstapel_${from}_${until}.csv`,
        mediaType: 'text/csv; charset=windows-1252',
        base64: Buffer.from(toWindows1252(content)).toString('base64'),
      },
    };
  };
}

function readClient({ datevConsultant, datevClient, datevChart }: GivenFacts): DatevClient | null {
  if (!datevConsultant || !datevClient || !datevChart) return null;
  return { consultant: datevConsultant, client: datevClient, chart: datevChart };
}

function accountNumbers(facts: GivenFacts, { chart }: DatevClient): Readonly<Record<string, string>> {
  const numbers = { ...datevAccounts[chart], ...readDatevAccounts(facts.datevAccounts ?? '') };
  const length = Math.max(...Object.values(numbers).map((number) => number.length));
  // All accounts of a client have the same length; shorter ones are padded with zeros on the right.
  return Object.fromEntries(
    Object.entries(numbers).map(([account, number]) => [account, number.padEnd(length, '0')]),
  );
}
