import { toEuros, type Cents } from '../domain/money.ts';
import type { MoneyWay } from '../domain/payments.ts';
import type { Formatter } from './format.ts';
import type { Translate } from './translate.ts';

/** Returns payments that have arrived, in cents, as rows of a mail or document: way, date and amount. */
export function receivedRows(
  received: readonly { way: MoneyWay; amount: Cents; receivedOn: string }[],
  t: Translate,
  format: Formatter,
): { label: string; value: string }[] {
  return received.map(({ way, amount, receivedOn }) => ({
    label: t(`price.received.${way}On`, { date: format.date(receivedOn) }),
    value: format.moneyExact(toEuros(amount)),
  }));
}
