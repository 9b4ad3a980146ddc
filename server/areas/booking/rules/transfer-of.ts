import type { BookingState } from '../../../../contract/booking/booking.ts';
import { company } from '../../../../domain/company.ts';
import type { Quote } from '../../../../domain/pricing/quote.ts';

/** Where a guest transfers money to, and what the transfer has to name. */
export interface Transfer {
  holder: string;
  /** It is written in groups of four, as people read and type it. */
  iban: string;
  bic: string;
  reference: string;
}

/** The account for what is paid to us, from the confirmation on; null where nothing is due or the landlord collects. */
export function transferOf({
  state,
  quote,
  display_number: number,
}: {
  state: BookingState;
  quote: Pick<Quote, 'collectedByUs' | 'totals'>;
  display_number: number;
}): Transfer | null {
  if (state !== 'confirmed' || !quote.collectedByUs || quote.totals.prepaid <= 0) return null;
  const { holder, iban, bic } = company.bankAccount;
  return { holder, iban: iban.replace(/.{4}(?=.)/g, '$& '), bic, reference: String(number) };
}
