import { groupedIban } from '../../../../domain/iban.ts';
import type { BookingState } from '../../../../contract/booking/booking.ts';
import { company } from '../../../../domain/company.ts';
import type { Installment, Quote } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { girocode } from './girocode.ts';
import { standingParts, type PostedMoney, type StandingPart } from './payments-of.ts';
import type { Transfer } from './transfer.ts';

/** A part of the payment, and what its QR code says to a banking app. */
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
 * The account for what is still to be paid to us, from the confirmation on; null where nothing is, or the landlord collects.
 * `posted` are the entries of the booking in the ledger.
 */
export function transferOf(booking: PaidBooking, posted: readonly PostedMoney[]): Transfer | null {
  return openParts(booking, posted).length > 0
    ? transferTo(company.bankAccount, booking.display_number)
    : null;
}

/** The parts of which something is still to be transferred to us. */
function openParts(booking: PaidBooking, posted: readonly PostedMoney[]): StandingPart[] {
  if (booking.state !== 'confirmed' || !booking.quote.collectedByUs) return [];
  return standingParts(booking, posted).filter(({ kind, open }) => kind !== 'onSite' && open > 0);
}

/** A transfer to an account that names a booking by its number. */
export function transferTo(
  { holder, iban, bic }: { holder: string; iban: string; bic: string },
  displayNumber: number,
): Transfer {
  return { holder, iban: groupedIban(iban), bic, reference: String(displayNumber) };
}

/** One code for each part that is still to be transferred to us, with what of it is open. */
export function transferCodes(booking: PaidBooking, posted: readonly PostedMoney[]): TransferCode[] {
  const transfer = transferTo(company.bankAccount, booking.display_number);
  return openParts(booking, posted).map(({ kind, dueDate, open }) => ({
    part: { kind, dueDate, amount: open },
    text: girocode(transfer, open),
  }));
}
