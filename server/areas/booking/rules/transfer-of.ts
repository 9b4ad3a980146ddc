import { groupedIban } from '../../../../domain/iban.ts';
import type { BookingState } from '../../../../contract/booking/booking.ts';
import { company } from '../../../../domain/company.ts';
import type { Installment, Quote } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { girocode } from './girocode.ts';
import { standingParts, type PostedMoney, type StandingPart } from './payments-of.ts';
import type { Transfer } from './transfer.ts';

/** A part of the payment, with the text of its QR code for banking apps. */
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
 * The account for amounts still due to us, from the confirmation on; null if nothing is due or the landlord collects. `posted` are the
 * booking's ledger entries.
 */
export function transferOf(booking: PaidBooking, posted: readonly PostedMoney[]): Transfer | null {
  return openParts(booking, posted).length > 0
    ? transferTo(company.bankAccount, booking.display_number)
    : null;
}

function openParts(booking: PaidBooking, posted: readonly PostedMoney[]): StandingPart[] {
  if (booking.state !== 'confirmed' || !booking.quote.collectedByUs) return [];
  return standingParts(booking, posted).filter(({ kind, open }) => kind !== 'onSite' && open > 0);
}

/** A transfer with the number of the booking as its reference. */
export function transferTo(
  { holder, iban, bic }: { holder: string; iban: string; bic: string },
  displayNumber: number,
): Transfer {
  return { holder, iban: groupedIban(iban), bic, reference: String(displayNumber) };
}

/** A code for each part still to be transferred to us, with the open amount. */
export function transferCodes(booking: PaidBooking, posted: readonly PostedMoney[]): TransferCode[] {
  const transfer = transferTo(company.bankAccount, booking.display_number);
  return openParts(booking, posted).map(({ kind, dueDate, open }) => ({
    part: { kind, dueDate, amount: open },
    text: girocode(transfer, open),
  }));
}
