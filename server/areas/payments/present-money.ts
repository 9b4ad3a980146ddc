import type { z } from 'zod';
import type { moneyBooking, moneyRefund } from '../../../contract/payments/money-lists.ts';
import { toEuros } from '../../../domain/money.ts';
import type { MoneyBookingRow, MoneyRefundRow } from './money-store.ts';
import { refundReference } from './rules/match-line.ts';

export function presentBooking(row: MoneyBookingRow): z.output<typeof moneyBooking> {
  return {
    bookingID: row.id,
    bookingDisplayNumber: row.display_number,
    name: row.name,
    status: row.state,
    open: toEuros(row.open),
    overdue: toEuros(row.overdue),
    reminders: Math.min(row.reminders, 2),
    isForOffice: row.reminders === 3 && row.overdue > 0,
  };
}

export function presentRefund(row: MoneyRefundRow): z.output<typeof moneyRefund> {
  const isTransfer = row.way === 'transfer';
  return {
    refundID: row.id,
    bookingID: row.booking_id,
    bookingDisplayNumber: row.display_number,
    name: row.name,
    amount: toEuros(row.amount_cents),
    way: isTransfer ? 'transfer' : 'card',
    state: row.state,
    iban: isTransfer ? row.iban : null,
    reference: isTransfer ? refundReference(row.id) : null,
    fileID: row.file_id,
    reason: row.reason,
    askedAt: row.created_at.toISOString(),
    cancelledBy: row.cancelled_by,
    draftedName: row.drafted_name,
    approvedName: row.decided_name,
    note: row.draft_reason,
  };
}
