import { isLanguage, type Language } from '../../../../domain/language.ts';
import type { NotYet } from '../../../platform/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { BookingDeps } from '../booking-context.ts';
import { createAddressProof, linkForMail, type LinkRecipient } from './booking-link.ts';
import { findBooking } from '../booking-store.ts';
import { findHome } from '../home-store.ts';
import { greetRecipient, isGreetedByName } from '../mails/parts/greeting.ts';

export interface LetterTo {
  to: Mail['to'];
  site: string;
  language: Language;
  translate: Translate;
  greeting: string;
  href: string;
  displayNumber: number;
  homeTitle: string;
  /** Postpones the mail if the address has received too many. */
  deliver(send: () => Promise<void>): Promise<NotYet | void>;
}

/** The page that a guest's link opens. */
export type GuestPage = 'bookingView' | 'CheckIn';

export async function prepareLetter(
  deps: BookingDeps,
  bookingId: number,
  recipient: LinkRecipient,
  guestPage: GuestPage = 'bookingView',
): Promise<LetterTo | null> {
  const { db } = deps.connection;
  const booking = await findBooking(db, bookingId);
  const inOwnLanguage = booking && (await findHome(db, booking.object_number, booking.language));
  if (!booking || !inOwnLanguage) return null;
  const spoken = recipient === 'guest' ? booking.language : inOwnLanguage.landlord.language;
  const language = isLanguage(spoken) ? spoken : booking.language;
  const home = (await findHome(db, booking.object_number, language)) ?? inOwnLanguage;
  const { customer } = booking;
  const isKnown = await deps.recipients.isConfirmed(db, customer.email);
  // Landlords deal with us, even if a partner referred the guest.
  const site = await deps.partners.site(recipient === 'guest' ? booking.brand : null);
  const translate = deps.translate(language, site.name);
  const query = new URLSearchParams({
    bookingID: String(booking.id),
    bookingHash: linkForMail(deps, booking, recipient).bookingHash,
  });
  if (recipient === 'guest' && guestPage === 'bookingView')
    query.set('addressProof', createAddressProof(deps, booking));
  const route = recipient === 'guest' ? guestPage : 'LandlordBookingConfirmation';
  const guest = { address: customer.email, isConfirmed: isKnown };
  return {
    to:
      recipient === 'guest'
        ? {
            name: isGreetedByName(customer, isKnown) ? `${customer.firstName} ${customer.lastName}` : '',
            address: customer.email,
          }
        : { name: home.landlord.name, address: home.landlord.email },
    site: site.name,
    language,
    translate,
    greeting: greetRecipient({ recipient, booking, home, isKnown, translate }),
    href: `${site.origin}${deps.routes.pathOf(route, language)}?${query}`,
    displayNumber: booking.display_number,
    homeTitle: home.title,
    deliver: (send) => (recipient === 'landlord' ? send() : deps.recipients.send(db, guest, send)),
  };
}
