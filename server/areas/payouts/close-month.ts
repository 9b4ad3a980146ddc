import type { Operator } from '../../../domain/operator/operator.ts';
import { isLanguage, defaultLanguage } from '../../../domain/language.ts';
import { todayInBerlin } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { takeNumber } from '../../platform/number-series-store.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { post } from '../ledger/ledger.ts';
import { accountStore } from './account-store.ts';
import { statementMailJob } from './jobs/payout-jobs.ts';
import type { PayoutsDeps } from './payouts-context.ts';
import { commissionSums, taxCommission } from './rules/commission.ts';
import { momentsOf, monthOf, type Month } from './rules/months.ts';
import { commissionInvoiceName, statementStore, type StatementLine } from './statement-store.ts';
import { add, negate, noMoney, subtract, sumCents } from '../../../domain/money.ts';

/**
 * Closes all past months: a statement for each landlord with movements, the invoice of the month's commission, and a mail with both.
 * Months that were missed are made up for.
 */
export async function closeMonths(
  deps: Pick<PayoutsDeps, 'connection' | 'clock' | 'operator'>,
): Promise<void> {
  const { connection, clock } = deps;
  const at = clock.now();
  const missing = await statementStore.missing(connection.db, monthOf(clock.today()));
  for (const { landlord_id: landlordId, month } of missing) {
    await retryTransaction(connection, (tx) => closeMonth(tx, landlordId, month, at, deps.operator()));
  }
}

const charges: ReadonlySet<string> = new Set(['confirmed', 'changed', 'cancelled']);

export async function closeMonth(
  tx: Tx,
  landlordId: number,
  month: Month,
  at: Date,
  { company, facts }: Operator,
): Promise<void> {
  await statementStore.lock(tx);
  if (await statementStore.isMade(tx, landlordId, month)) return;
  const [landlord] = await accountStore.landlords(tx, [landlordId]);
  if (!landlord) throw new Error(`Landlord ${landlordId} is gone.`);
  const { name, address, vat_id: vatId, countries } = landlord;
  const language = isLanguage(landlord.language) ? landlord.language : defaultLanguage;
  const issuedOn = todayInBerlin(at);
  const moved = await statementStore.moved(tx, landlordId, month, language);
  const opening = await statementStore.owedBefore(tx, landlordId, momentsOf(month).from);
  const lines = joinPayouts(
    moved.map((row) => {
      const isCharge = charges.has(row.cause);
      // Where the landlord collects, the house charges commission and premium, credits the bonus, and has no price to pay out.
      const { bonus, premium } = row.collected_by_us ? { bonus: noMoney, premium: noMoney } : row;
      const price = subtract(sumCents([row.landlord, row.commission, premium]), bonus);
      return {
        kind: row.cause,
        on: row.on_day,
        payout: row.subject,
        booking: {
          number: row.display_number,
          home: row.home,
          startDate: row.start_date,
          endDate: row.end_date,
        },
        price: isCharge && price !== 0 ? price : null,
        commission: isCharge ? row.commission : null,
        ...(isCharge && bonus !== 0 && { bonus }),
        ...(isCharge && premium !== 0 && { premium }),
        amount: row.landlord,
      };
    }),
  );
  const closing = add(opening, sumCents(lines.map(({ amount }) => amount)));
  const party = { number: landlordId, name, address };
  const { phone: _phone, ...issuer } = { ...company, name: facts.invoiceEntity ?? company.name };
  await statementStore.insertStatement(tx, {
    landlord_id: landlordId,
    month,
    issued_on: issuedOn,
    language,
    facts: { landlord: party, issuer, opening, closing, lines },
  });

  const country = (address?.country ?? countries[0] ?? 'de').toLowerCase();
  const billed = taxCommission(
    moved
      .filter(({ cause, commission }) => charges.has(cause) && commission !== 0)
      .map((row) => ({
        bookingNumber: row.display_number,
        home: row.home,
        amount: row.commission,
        homeCountry: row.home_country,
      })),
    { country, vatId },
  );
  if (billed.length > 0) {
    const { total, tax } = commissionSums(billed);
    const series = (facts.commissionInvoicePrefix ?? 'PR') + issuedOn.slice(0, 4);
    const number = await takeNumber(tx, series);
    await statementStore.insertInvoice(tx, {
      series,
      number,
      landlord_id: landlordId,
      month,
      issued_on: issuedOn,
      language,
      total_cents: total,
      facts: { landlord: { ...party, vatId, country }, issuer, lines: billed },
    });
    if (tax !== 0) {
      await post(tx, {
        cause: 'commissionBilled',
        key: `commission/${commissionInvoiceName({ series, number })}`,
        bookingId: null,
        at,
        entries: [
          { account: 'commissionRevenue', amount: tax },
          { account: 'vatPayable', subject: `landlord/${landlordId}`, amount: negate(tax) },
        ],
      });
    }
  }
  await enqueue(tx, statementMailJob, { landlordId, month }, { key: `${landlordId}-${month}`, runAt: at });
}

function joinPayouts(lines: readonly (StatementLine & { payout: string | null })[]): StatementLine[] {
  const joined = new Map<string, StatementLine>();
  lines.forEach(({ payout, ...line }, place) => {
    const key = payout === null ? String(place) : `${line.kind} ${payout}`;
    const before = joined.get(key);
    if (before) before.amount = add(before.amount, line.amount);
    else joined.set(key, { ...line, ...(payout !== null && { booking: null }) });
  });
  return [...joined.values()].filter(({ amount, commission }) => amount !== 0 || commission !== null);
}
