import { withdrawnKind } from '../../rules/withdrawn-kind.ts';
import type { BookingMail, MailToSide } from '../booking-mail.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';
import { landlordSettlement, refundRows } from '../parts/cancellation.ts';
import { plainMail } from './plain-mail.ts';

/** Withdrawn requests and options have texts of their own, since no booking was cancelled. */
const bothSides = {
  words({ booking }) {
    const withdrawnAs = withdrawnKind(booking);
    return withdrawnAs ? `withdrawn.${withdrawnAs}` : 'cancelled';
  },
  showsHold: false,
} satisfies Partial<MailToSide>;

export const cancelledMail: BookingMail = {
  guest: {
    ...plainMail.guest,
    ...bothSides,
    paragraphs: (input, text) => [text('next'), ...refundByHost(input)],
    sums: refundRows,
  },
  landlord: {
    ...plainMail.landlord,
    ...bothSides,
    paragraphs: (input, text) => [withdrawnKind(input.booking) ? text('next') : landlordSettlement(input)],
    sums: () => [],
  },
};

/** If the landlord has received the guest's money, the landlord refunds it. */
function refundByHost({ booking, translate: t }: BookingMailInput): string[] {
  if (booking.quote.collectedByUs || booking.bound_on === null) return [];
  return [t(`booking.view.refundByHost.${(booking.cancellation_fee_cents ?? 0) > 0 ? 'fee' : 'free'}`)];
}
