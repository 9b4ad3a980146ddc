import type { LandlordMoney } from '../../../contract/payouts/landlord-money.ts';
import { sumCents, toEuros, type Euros } from '../../../domain/money.ts';
import { moneyWaitsUntil } from '../../../domain/money-wait.ts';
import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import type { Queryable } from '../../platform/database.ts';
import { ownCommissions } from '../landlords/landlords.ts';
import { accountStore, type PaidLandlord } from './account-store.ts';
import { documentPath } from './document-path.ts';
import { payoutStore } from './payout-store.ts';
import { statementStore } from './statement-store.ts';

export async function presentLandlordMoney(
  db: Queryable,
  ids: readonly number[],
  { today, now }: { today: PlainDate; now: Date },
): Promise<LandlordMoney[]> {
  const landlords = await accountStore.landlords(db, ids);
  const accounts: LandlordMoney[] = [];
  for (const landlord of landlords) accounts.push(await present(db, landlord, { today, now }));
  return accounts;
}

/** What a bookkeeper sees: the money, and nothing of the account to which it goes. */
export const withoutAccount = (money: LandlordMoney): LandlordMoney => ({
  ...money,
  ...{ setsAccount: false, account: null, taxNumber: '', bornOn: null },
});

async function present(
  db: Queryable,
  { id, name, account, tax_number: taxNumber, born_on: bornOn }: PaidLandlord,
  { today, now }: { today: PlainDate; now: Date },
): Promise<LandlordMoney> {
  const owedParts = await payoutStore.listOwed(db, today, id);
  const sumOwed = (isDue: boolean): Euros =>
    toEuros(sumCents(owedParts.filter((part) => part.isDue === isDue).map(({ amount }) => amount)));
  const invoices = await statementStore.listInvoices(db, id);
  return {
    landlordNumber: id,
    name,
    setsAccount: true,
    account: account && {
      holder: account.holder,
      ibanEnd: account.iban.slice(-4),
      waitsUntil: moneyWaitsUntil(account.created_at, now)?.toISOString() ?? null,
    },
    taxNumber: taxNumber ?? '',
    bornOn,
    due: sumOwed(true),
    later: sumOwed(false),
    commission: (await ownCommissions(db, [id], today)).get(id)!,
    payouts: (await payoutStore.listByLandlord(db, id)).map((payout) => ({
      payoutID: payout.id,
      amount: toEuros(payout.amount_cents),
      on: todayInBerlin(payout.updated_at),
      state: payout.state,
    })),
    statements: (await statementStore.listStatements(db, id)).map(({ month, facts }) => {
      const invoice = invoices.find((one) => one.month === month);
      return {
        month,
        closing: toEuros(facts.closing),
        path: documentPath(id, { kind: 'statement', month }),
        invoice: invoice
          ? {
              name: invoice.name,
              total: toEuros(invoice.total_cents),
              path: documentPath(id, { kind: 'invoice', name: invoice.name }),
            }
          : null,
      };
    }),
  };
}
