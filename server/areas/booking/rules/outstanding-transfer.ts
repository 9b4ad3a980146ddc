import type { BankAccount } from '../../../../domain/operator/operator.ts';
import { groupedIban } from '../../../../domain/iban.ts';
import type { BookingState } from '../../../../contract/booking/booking.ts';
import type { Installment, Quote } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { girocode } from './girocode.ts';
import { applyPayments, type PostedMoney, type InstallmentStanding } from './payment-schedule.ts';
import type { Transfer } from './transfer.ts';

export interface TransferCode {
  part: Installment;
  text: string;
}

interface PaidBooking {
  state: BookingState;
  quote: Pick<Quote, 'collectedByUs' | 'paymentPlan'>;
  bound_on: PlainDate | null;
  start_date: PlainDate;
  display_number: number;
}

/**
 * Account for the amount still to be paid to us; null before the confirmation, if nothing is open, if the landlord
 * collects, or if no account is configured. `entries` are the ledger entries of the booking.
 */
export function outstandingTransfer(
  booking: PaidBooking,
  entries: readonly PostedMoney[],
  account: BankAccount | null,
): Transfer | null {
  return account !== null && openParts(booking, entries).length > 0
    ? buildTransfer(account, booking.display_number)
    : null;
}

/** Parts that the guest still has to pay to us. */
export function openParts(
  booking: Omit<PaidBooking, 'display_number'>,
  entries: readonly PostedMoney[],
): InstallmentStanding[] {
  if (booking.state !== 'confirmed' || !booking.quote.collectedByUs) return [];
  return applyPayments(booking, entries).filter(({ kind, open }) => kind !== 'onSite' && open > 0);
}

export function buildTransfer({ holder, iban, bic }: BankAccount, displayNumber: number): Transfer {
  return { holder, iban: groupedIban(iban), bic, reference: String(displayNumber) };
}

export function transferCodes(
  booking: PaidBooking,
  entries: readonly PostedMoney[],
  account: BankAccount | null,
): TransferCode[] {
  if (account === null) return [];
  const transfer = buildTransfer(account, booking.display_number);
  return openParts(booking, entries).map(({ kind, dueDate, open }) => ({
    part: { kind, dueDate, amount: open },
    text: girocode(transfer, open),
  }));
}
