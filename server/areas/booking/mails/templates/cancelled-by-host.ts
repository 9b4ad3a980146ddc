import type { MailBlock } from '../../../mail/mail.ts';
import { refundedOf } from '../../rules/payments-of.ts';
import { withdrawnOf } from '../../rules/withdrawn.ts';
import type { BookingMail, MailToSide } from '../booking-mail.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';
import { landlordSettlement, refundRows } from '../parts/cancellation.ts';
import { promiseLink } from '../parts/links.ts';
import { landlordMessage } from '../parts/quotes.ts';
import { plainMail } from './plain-mail.ts';

const ofBoth = {
  intro: ({ booking }) => (booking.cancelled_by === 'office' ? 'introOffice' : 'intro'),
} satisfies Partial<MailToSide>;

/** The mail about a booking that the landlord, or the office, has cancelled. */
export const cancelledByHostMail: BookingMail = {
  guest: {
    ...plainMail.guest,
    ...ofBoth,
    paragraphs: (input, text) => [text('next'), ...wholeRefund(input)],
    sums: refundRows,
    quote: landlordMessage,
    blocks: (input) => [searchElsewhere(input), promiseLink(input)],
  },
  landlord: {
    ...plainMail.landlord,
    ...ofBoth,
    paragraphs: (input, text) => [withdrawnOf(input.booking) ? text('next') : landlordSettlement(input)],
    sums: () => [],
  },
};

/** Payments are refunded in full by whoever received them. */
function wholeRefund({ booking, posted, cancelledAt, translate: t }: BookingMailInput): string[] {
  const byHost = !booking.quote.collectedByUs && booking.bound_on !== null;
  return [
    ...(refundedOf(posted, cancelledAt) > 0 ? [t('mail.guest.cancelledByHost.refund')] : []),
    ...(byHost ? [t('mail.guest.cancelledByHost.refundByHost')] : []),
  ];
}

/** Guests who lost a home through no fault of their own get a link to others in its region, for the same dates and party. */
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
