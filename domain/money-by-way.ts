import { add, noMoney, type Cents } from './money.ts';
import type { MoneyWay } from './payments.ts';

const wayOfSubject: Readonly<Record<string, MoneyWay>> = {
  payment: 'card',
  transfer: 'transfer',
  voucher: 'voucher',
};

/** Returns the way on which money came that the ledger posted for a subject such as `voucher/300001`. Null for other subjects. */
export function wayOf(subject: string): MoneyWay | null {
  return wayOfSubject[subject.split('/')[0]!] ?? null;
}

/** Adds up amounts that come or go in the same way, in order of their first one. */
export function sumByWay(
  parts: readonly { way: MoneyWay; amount: Cents }[],
): { way: MoneyWay; amount: Cents }[] {
  const sums = new Map<MoneyWay, Cents>();
  for (const { way, amount } of parts) sums.set(way, add(sums.get(way) ?? noMoney, amount));
  return [...sums].map(([way, amount]) => ({ way, amount }));
}
