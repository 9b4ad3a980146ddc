import type { getMoneyFigures } from '../../../../contract/payments/get-money-figures.ts';
import { momentInBerlin } from '../../../../domain/berlin-time.ts';
import { toEuros, type Cents, type Euros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import { figuresStore } from '../figures-store.ts';
import type { PaymentsDeps } from '../payments-context.ts';

const inEuros = <Name extends string>(sums: Record<Name, Cents>): Record<Name, Euros> =>
  Object.fromEntries(Object.entries<Cents>(sums).map(([name, sum]) => [name, toEuros(sum)])) as Record<
    Name,
    Euros
  >;

export function getMoneyFiguresHandler({
  connection: { db },
  clock,
}: Pick<PaymentsDeps, 'connection' | 'clock'>): Handler<typeof getMoneyFigures> {
  return async () => {
    const today = clock.today();
    const since = momentInBerlin(`${elevenMonthsBefore(today)}-01T00:00`)!;
    const [guestDebts, stocks, months] = await Promise.all([
      figuresStore.owedByGuests(db, today),
      figuresStore.stocks(db, today),
      figuresStore.months(db, since),
    ]);
    return {
      ok: true,
      data: {
        owed: inEuros(guestDebts),
        stocks: inEuros(stocks),
        months: months.map(({ month, ...sums }) => ({ month, ...inEuros(sums) })),
      },
    };
  };
}

function elevenMonthsBefore(today: string): string {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 12;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}
