import type { Formatter } from './format.ts';
import type { Translate } from './translate.ts';

/** Describes an instalment, and when it was paid or is due: on a date, or relative to the confirmation. */
export function paymentLabel(
  { kind, dueDate, paidOn }: { kind: string; dueDate: string | null; paidOn?: string | null },
  t: Translate,
  format: Formatter,
): string {
  if (paidOn) return t(`price.part.${kind}Paid`, { date: format.date(paidOn) });
  return dueDate === null
    ? t(`price.part.${kind}`)
    : t(`price.part.${kind}By`, { date: format.date(dueDate) });
}
