import type { MailBlock } from '../../../mail/mail.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';

export function bookingLink(input: BookingMailInput): string {
  const { booking, kind, language, publicUrl, routes, bookingHash, addressProof } = input;
  const route = kind.recipient === 'guest' ? 'bookingView' : 'LandlordBookingConfirmation';
  const query = new URLSearchParams({ bookingID: String(booking.id), bookingHash });
  if (addressProof !== null) query.set('addressProof', addressProof);
  return `${publicUrl}${routes.pathOf(route, language)}?${query}`;
}

export function promiseLink({ language, translate: t, publicUrl, routes }: BookingMailInput): MailBlock {
  const href = `${publicUrl}${routes.pathOf('StayPromise', language)}`;
  return { kind: 'link', label: t('mail.problem.promise'), href };
}
