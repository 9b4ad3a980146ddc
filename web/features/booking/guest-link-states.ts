import { browserApi } from '../../app/api/browser-api.ts';
import type { NewLinkProps } from './new-link.tsx';

/** What the pages that a guest's link opens say where it opens nothing, and who gets a new one. */
export const guestLinkStates: Omit<NewLinkProps, 'id'> = {
  texts: 'booking.view',
  recipient: 'guest',
  renew: (bookingID) => browserApi.call('renewBookingLink', { bookingID }),
};
