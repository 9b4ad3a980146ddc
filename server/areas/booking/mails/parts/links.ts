import type { MailBlock } from '../../../mail/mail.ts';
import type { SiteRoutes } from '../../../../../domain/site-routes.ts';
import type { CoHost } from '../co-host.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';

export function bookingLink(input: BookingMailInput): string {
  const { booking, kind, language, publicUrl, routes, bookingHash, addressProof } = input;
  // A co-host logs in, so that what they do has an author.
  if (input.coHost) {
    return `${publicUrl}${routes.pathOf('LandlordBooking', language, { bookingID: booking.id })}`;
  }
  const route = kind.recipient === 'guest' ? 'bookingView' : 'LandlordBookingConfirmation';
  const query = new URLSearchParams({ bookingID: String(booking.id), bookingHash });
  if (addressProof !== null) query.set('addressProof', addressProof);
  return `${publicUrl}${routes.pathOf(route, language)}?${query}`;
}

/** Why a co-host gets a mail, and where to change that. */
export function coHostBlocks(
  { business }: Pick<CoHost, 'business'>,
  {
    language,
    translate: t,
    publicUrl,
    routes,
  }: Pick<BookingMailInput, 'language' | 'translate' | 'publicUrl'> & { routes: Pick<SiteRoutes, 'pathOf'> },
): MailBlock[] {
  const href = `${publicUrl}${routes.pathOf('LandlordTeam', language)}`;
  return [
    { kind: 'paragraph', text: t('mail.team.toCoHost', { business }) },
    { kind: 'link', label: t('mail.team.settings'), href },
  ];
}

export function promiseLink({ language, translate: t, publicUrl, routes }: BookingMailInput): MailBlock {
  const href = `${publicUrl}${routes.pathOf('StayPromise', language)}`;
  return { kind: 'link', label: t('mail.problem.promise'), href };
}
