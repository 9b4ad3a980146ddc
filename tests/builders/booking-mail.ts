import { testAccount } from './operator.ts';
import { siteRoutes } from '../../domain/site-routes.ts';
import type { BookingMailInput } from '../../server/areas/booking/mails/booking-mail-input.ts';

/** Default input of a mail about a booking: nothing was paid, cancelled or changed yet. */
export const aBookingMail = {
  change: null,
  entries: [],
  cancelledAt: null,
  commissionPerMille: null,
  site: 'Feriola',
  account: testAccount,
  helpPhone: '+49 40 4711',
  publicUrl: 'https://www.feriola.test',
  routes: siteRoutes('add'),
  bookingHash: 'h'.repeat(43),
  linkLastDay: '2028-07-09',
  today: '2027-03-01',
  addressProof: null,
  isKnown: true,
  confirmedByHost: true,
  picture: null,
  hasInvoice: false,
} satisfies Omit<BookingMailInput, 'kind' | 'booking' | 'home' | 'language' | 'translate'>;
