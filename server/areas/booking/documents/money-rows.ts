import type { Formatter } from '../../../../texts/format.ts';
import { paymentRows } from '../../../../texts/payment-rows.ts';
import { receivedRows } from '../../../../texts/received-rows.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { receivedPayments } from '../../ledger/ledger.ts';
import type { BookingRow } from '../booking-store.ts';
import { applyPayments, type PostedMoney } from '../rules/payment-schedule.ts';

/** Rows of a mail or document: each payment that has arrived, and the parts that are still to be paid. */
export function moneyRows(
  booking: Pick<BookingRow, 'state' | 'quote' | 'bound_on' | 'start_date'>,
  entries: readonly PostedMoney[],
  t: Translate,
  format: Formatter,
): { label: string; value: string }[] {
  const parts = applyPayments(booking, entries);
  if (parts.length === 0) return [];
  const open = parts.filter((part) => part.open > 0).map((part) => ({ ...part, amount: part.open }));
  return [...receivedRows(receivedPayments(entries), t, format), ...paymentRows(open, t, format)];
}
