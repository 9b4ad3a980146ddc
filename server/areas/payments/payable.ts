import type { Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
import { lockMoney, readStanding } from '../ledger/ledger.ts';
import { lockPayableVoucher } from '../vouchers/vouchers.ts';
import { payableNow } from './rules/payable-now.ts';

export interface Payable {
  kind: 'booking' | 'voucher';
  id: number;
}

export function toPayable(row: { booking_id: number | null; voucher_id: number | null }): Payable {
  return row.booking_id === null
    ? { kind: 'voucher', id: row.voucher_id! }
    : { kind: 'booking', id: row.booking_id };
}

/** Lasts until the end of the transaction. */
export async function lockPayable(tx: Tx, { kind, id }: Payable): Promise<void> {
  if (kind === 'booking') await lockMoney(tx, id);
  else await lockPayableVoucher(tx, id);
}

/** Amount to pay now; call it with the payable locked. */
export async function amountToPay(
  tx: Tx,
  { kind, id }: Payable,
  part: 'next' | 'all',
  today: PlainDate,
): Promise<Cents> {
  if (kind === 'voucher') return lockPayableVoucher(tx, id);
  return payableNow(await readStanding(tx, id, today), today)[part];
}
