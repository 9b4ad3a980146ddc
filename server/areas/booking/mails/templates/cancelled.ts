import { withdrawnOf } from '../../rules/withdrawn.ts';
import type { BookingMail, MailToSide } from '../booking-mail.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';
import { landlordSettlement, refundRows } from '../parts/cancellation.ts';
import { plainMail } from './plain-mail.ts';

/** Withdrawn requests and options have texts of their own, since no booking was cancelled. */
const ofBoth = {
  words({ booking }) {
    const withdrawn = withdrawnOf(booking);
    return withdrawn ? `withdrawn.${withdrawn}` : 'cancelled';
  },
  showsHold: false,
} satisfies Partial<MailToSide>;

/** The mail about a booking, option or request that the guest takes back. */
export const cancelledMail: BookingMail = {
  guest: {
    ...plainMail.guest,
    ...ofBoth,
    paragraphs: (input, text) => [text('next'), ...refundByHost(input)],
    sums: refundRows,
  },
  landlord: {
    ...plainMail.landlord,
    ...ofBoth,
    paragraphs: (input, text) => [withdrawnOf(input.booking) ? text('next') : landlordSettlement(input)],
    sums: () => [],
  },
};

/** If the landlord has the guest's money, the landlord refunds it. */
function refundByHost({ booking, translate: t }: BookingMailInput): string[] {
  if (booking.quote.collectedByUs || booking.bound_on === null) return [];
  return [t(`booking.view.refundByHost.${(booking.cancellation_fee_cents ?? 0) > 0 ? 'fee' : 'free'}`)];
}
