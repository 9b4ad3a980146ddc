import { toEuros, type Cents, type Euros } from '../../../domain/money.ts';
import type { MoneyWay } from '../../../domain/payments.ts';

/** Presents amounts by the ways on which they came or go back. */
export function presentWays(
  parts: readonly { way: MoneyWay; amount: Cents }[],
): { way: MoneyWay; amount: Euros }[] {
  return parts.map(({ way, amount }) => ({ way, amount: toEuros(amount) }));
}
