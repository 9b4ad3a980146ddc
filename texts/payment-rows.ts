import { toEuros, type Cents } from '../domain/money.ts';
import type { Formatter } from './format.ts';
import { paymentLabel } from './payment-label.ts';
import type { Translate } from './translate.ts';

/** Returns instalments, in cents, as rows of a mail or document: name, date and amount. */
export function paymentRows(
  parts: readonly (Parameters<typeof paymentLabel>[0] & { amount: Cents })[],
  t: Translate,
  format: Formatter,
): { label: string; value: string }[] {
  return parts.map((part) => ({
    label: paymentLabel(part, t, format),
    value: format.moneyExact(toEuros(part.amount)),
  }));
}
