import type { listDebtors } from '../../../../contract/payments/list-debtors.ts';
import { momentInBerlin } from '../../../../domain/berlin-time.ts';
import { sumCents, toEuros } from '../../../../domain/money.ts';
import { addDays } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import { figuresStore } from '../figures-store.ts';
import type { PaymentsDeps } from '../payments-context.ts';

export function listDebtorsHandler({
  connection: { db },
}: Pick<PaymentsDeps, 'connection'>): Handler<typeof listDebtors> {
  return async ({ asOf }) => {
    const before = momentInBerlin(`${addDays(asOf, 1)}T00:00`)!;
    const rows = await figuresStore.debtors(db, asOf, before);
    return {
      ok: true,
      data: {
        debtors: rows.map((row) => ({
          bookingID: row.booking_id,
          bookingDisplayNumber: row.display_number,
          name: row.name,
          arrival: row.arrival,
          notDue: toEuros(row.notDue),
          overdue7: toEuros(row.overdue7),
          overdue30: toEuros(row.overdue30),
          overdueOlder: toEuros(row.overdueOlder),
          sum: toEuros(row.sum),
          days: row.days,
        })),
        sum: toEuros(sumCents(rows.map(({ sum }) => sum))),
      },
    };
  };
}
