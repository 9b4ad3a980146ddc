import { toEuros, type Cents } from '../domain/money.ts';
import type { Formatter } from './format.ts';
import { paymentLabel } from './payment-label.ts';
import type { Translate } from './translate.ts';

/** Gives the parts of a payment, in cents, as rows of a mail or document: what each is and when it is due or was paid, and how much. */
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
