import { invoicePrefixes } from '../../../domain/operator/invoice-prefixes.ts';
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
import { monthBounds, toMonth, type Month } from './rules/months.ts';
import { commissionInvoiceName, statementStore, type StatementLine } from './statement-store.ts';
import { add, negate, noMoney, subtract, sumCents } from '../../../domain/money.ts';

/**
 * Closes all past months, missed ones too: a statement for each landlord with movements, an invoice of the month's
 * commission, and a mail with both.
 */
export async function closeMonths(
  deps: Pick<PayoutsDeps, 'connection' | 'clock' | 'operator'>,
): Promise<void> {
  const { connection, clock } = deps;
  const at = clock.now();
  const openMonths = await statementStore.listMissing(connection.db, toMonth(clock.today()));
  for (const { landlord_id: landlordId, month } of openMonths) {
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
  const postings = await statementStore.moved(tx, landlordId, month, language);
  const opening = await statementStore.owedBefore(tx, landlordId, monthBounds(month).from);
  const lines = joinPayouts(
    postings.map((row) => {
      const isCharge = charges.has(row.cause);
      // If the landlord collects, we charge commission and premium, credit the bonus, and have no price to pay out.
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
  const commissionLines = taxCommission(
    postings
      .filter(({ cause, commission }) => charges.has(cause) && commission !== 0)
      .map((row) => ({
        bookingNumber: row.display_number,
        home: row.home,
        amount: row.commission,
        homeCountry: row.home_country,
      })),
    { country, vatId },
  );
  if (commissionLines.length > 0) {
    const { total, tax } = commissionSums(commissionLines);
    const series = invoicePrefixes(facts).commission + issuedOn.slice(0, 4);
    const number = await takeNumber(tx, series);
    await statementStore.insertInvoice(tx, {
      series,
      number,
      landlord_id: landlordId,
      month,
      issued_on: issuedOn,
      language,
      total_cents: total,
      facts: { landlord: { ...party, vatId, country }, issuer, lines: commissionLines },
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
    const formerLine = joined.get(key);
    if (formerLine) formerLine.amount = add(formerLine.amount, line.amount);
    else joined.set(key, { ...line, ...(payout !== null && { booking: null }) });
  });
  return [...joined.values()].filter(({ amount, commission }) => amount !== 0 || commission !== null);
}
