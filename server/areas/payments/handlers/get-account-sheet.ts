import type { getAccountSheet } from '../../../../contract/payments/get-account-sheet.ts';
import { momentInBerlin } from '../../../../domain/berlin-time.ts';
import { add, toEuros } from '../../../../domain/money.ts';
import { addDays, nightsBetween } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { sheetStore } from '../sheet-store.ts';

const daysMax = 366;

export function getAccountSheetHandler({
  connection: { db },
}: Pick<PaymentsDeps, 'connection'>): Handler<typeof getAccountSheet> {
  return async ({ account, from, until }) => {
    const days = nightsBetween(from, until);
    if (days < 0 || days > daysMax) return { ok: false, type: 'period-too-long', data: null };
    const midnight = (day: string): Date => momentInBerlin(`${day}T00:00`)!;
    const period = { account, from: midnight(from), until: midnight(addDays(until, 1)) };
    const { opening, debit, credit, count } = await sheetStore.sums(db, period);
    const rows = await sheetStore.entries(db, period, opening);
    return {
      ok: true,
      data: {
        opening: toEuros(opening),
        debit: toEuros(debit),
        credit: toEuros(credit),
        closing: toEuros(add(opening, add(debit, credit))),
        count,
        entries: rows.map((row) => ({
          entryID: row.id,
          postingID: row.posting_id,
          day: row.day,
          cause: row.cause,
          amount: toEuros(row.amount),
          balance: toEuros(row.balance),
          contra: row.contra,
          bookingID: row.booking_id,
          bookingDisplayNumber: row.display_number,
          name: row.name,
          subject: row.subject,
          bankDay: row.bank_day,
          reason: row.reason,
        })),
      },
    };
  };
}
