import type { listMoneyFigure } from '../../../../contract/payments/list-money-figure.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { figuresStore } from '../figures-store.ts';
import type { PaymentsDeps } from '../payments-context.ts';

export function listMoneyFigureHandler({
  connection: { db },
  clock,
}: Pick<PaymentsDeps, 'connection' | 'clock'>): Handler<typeof listMoneyFigure> {
  return async ({ figure, month }) => {
    const { rows, count, sum } = await figuresStore.list(db, figure, { today: clock.today(), month });
    return {
      ok: true,
      data: {
        sum: toEuros(sum),
        count,
        rows: rows.map((row) => ({
          amount: toEuros(row.amount),
          day: row.day,
          name: row.name,
          bookingID: row.booking_id,
          bookingDisplayNumber: row.display_number,
          subject: row.subject,
          cause: row.cause,
        })),
      },
    };
  };
}
