import type { PlainDate } from '../stay.ts';
import { noMoney, subtract, type Cents } from '../money.ts';

interface InstallmentStanding {
  kind: string;
  dueDate: PlainDate | null;
  amount: Cents;
  open: Cents;
  paidOn: PlainDate | null;
}

/** Splits partly paid instalments; the sum stays the same. */
export function splitByPaid<Part extends InstallmentStanding>(
  parts: readonly Part[],
): (Omit<Part, 'kind'> & { kind: Part['kind'] | 'paid' })[] {
  return parts.flatMap((part) =>
    part.open <= 0 || part.open >= part.amount
      ? [part]
      : [
          { ...part, kind: 'paid', dueDate: null, amount: subtract(part.amount, part.open), open: noMoney },
          { ...part, amount: part.open },
        ],
  );
}
