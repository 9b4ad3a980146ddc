import type { MailBlock } from '../../../mail/mail.ts';
import { refundedAmount } from '../../rules/payment-schedule.ts';
import { withdrawnKind } from '../../rules/withdrawn-kind.ts';
import type { BookingMail, MailToSide } from '../booking-mail.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';
import { landlordSettlement, refundRows } from '../parts/cancellation.ts';
import { promiseLink } from '../parts/links.ts';
import { landlordMessage } from '../parts/quotes.ts';
import { plainMail } from './plain-mail.ts';

const bothSides = {
  intro: ({ booking }) => (booking.cancelled_by === 'office' ? 'introOffice' : 'intro'),
} satisfies Partial<MailToSide>;

export const cancelledByHostMail: BookingMail = {
  guest: {
    ...plainMail.guest,
    ...bothSides,
    paragraphs: (input, text) => [text('next'), ...wholeRefund(input)],
    sums: refundRows,
    quote: landlordMessage,
    blocks: (input) => [searchElsewhere(input), promiseLink(input)],
  },
  landlord: {
    ...plainMail.landlord,
    ...bothSides,
    paragraphs: (input, text) => [withdrawnKind(input.booking) ? text('next') : landlordSettlement(input)],
    sums: () => [],
  },
};

/** The side that received the payments refunds them in full. */
function wholeRefund({ booking, entries, cancelledAt, translate: t }: BookingMailInput): string[] {
  const byHost = !booking.quote.collectedByUs && booking.bound_on !== null;
  return [
    ...(refundedAmount(entries, cancelledAt) > 0 ? [t('mail.guest.cancelledByHost.refund')] : []),
    ...(byHost ? [t('mail.guest.cancelledByHost.refundByHost')] : []),
  ];
}

/** Guests who lost their home get a link to others in the region, for the same dates and party. */
function searchElsewhere({
  booking,
  home,
  language,
  translate: t,
  publicUrl,
  routes,
}: BookingMailInput): MailBlock {
  const query = new URLSearchParams({
    country: home.country,
    region: home.region,
    startDate: booking.start_date,
    endDate: booking.end_date,
    persons: String(booking.persons),
  });
  if (booking.child_ages.length > 0) query.set('childAges', booking.child_ages.join(','));
  if (booking.dogs > 0) query.set('pets', booking.dogs === 1 ? 'one' : 'more');
  const href = `${publicUrl}${routes.pathOf('Search', language)}?${query}`;
  return { kind: 'link', label: t('mail.button.guestSearch'), href };
}
