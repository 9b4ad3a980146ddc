import type { Formatter } from './format.ts';
import type { Translate } from './translate.ts';

/** Says what a part of the payment is and when it is due: by its day, or how it follows from the confirmation. */
export function paymentLabel(
  { kind, dueDate }: { kind: string; dueDate: string | null },
  t: Translate,
  format: Formatter,
): string {
  return dueDate === null
    ? t(`price.part.${kind}`)
    : t(`price.part.${kind}By`, { date: format.date(dueDate) });
}
