import { groupedIban } from '../../../../domain/iban.ts';
import type { BookingState } from '../../../../contract/booking/booking.ts';
import { company } from '../../../../domain/company.ts';
import type { Installment, Quote } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { girocode } from './girocode.ts';
import { paymentsOf } from './payments-of.ts';

/** Where a guest transfers money to, and what the transfer has to name. */
export interface Transfer {
  holder: string;
  /** It is written in groups of four, as people read and type it. */
  iban: string;
  bic: string;
  reference: string;
}

/** A part of the payment, and what its QR code says to a banking app. */
export interface TransferCode {
  part: Installment;
  text: string;
}

interface PaidBooking {
  state: BookingState;
  quote: Pick<Quote, 'collectedByUs' | 'totals' | 'paymentPlan'>;
  bound_on: PlainDate | null;
  start_date: PlainDate;
  display_number: number;
}

/** The account for what is paid to us, from the confirmation on; null where nothing is due or the landlord collects. */
export function transferOf({
  state,
  quote,
  display_number: number,
}: Pick<PaidBooking, 'state' | 'display_number'> & {
  quote: Pick<Quote, 'collectedByUs' | 'totals'>;
}): Transfer | null {
  if (state !== 'confirmed' || !quote.collectedByUs || quote.totals.prepaid <= 0) return null;
  return transferTo(company.bankAccount, number);
}

/** A transfer to an account that names a booking by its number. */
export function transferTo(
  { holder, iban, bic }: { holder: string; iban: string; bic: string },
  displayNumber: number,
): Transfer {
  return { holder, iban: groupedIban(iban), bic, reference: String(displayNumber) };
}

/** One code for each part that is transferred to us; none where there is no account to transfer to. */
export function transferCodes(booking: PaidBooking): TransferCode[] {
  const transfer = transferOf(booking);
  if (!transfer) return [];
  return paymentsOf(booking)
    .filter(({ kind }) => kind !== 'onSite')
    .map((part) => ({ part, text: girocode(transfer, part.amount) }));
}
