import { moneyFlows, moneyStocks, owedByGuests } from '../../domain/money-figures.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { amountInEuros, z } from '../schema.ts';

const sumShape = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, amountInEuros])) as Record<Name, typeof amountInEuros>,
  );

export const getMoneyFigures = defineEndpoint({
  area: 'payments',
  name: 'get-money-figures',
  method: 'POST',
  path: '/api/admin/money/figures',
  summary:
    'Returns debts of guests by age, money in transit, amounts owed to hosts, and movements of the last twelve months',
  access: { permission: 'money.update' },
  writes: false,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({}),
  response: z.object({
    /** Euros, like all amounts of this answer. */
    owed: sumShape(owedByGuests),
    stocks: sumShape(moneyStocks),
    /** The present month first. */
    months: z.array(sumShape(moneyFlows).extend({ month: z.string() })),
  }),
});
