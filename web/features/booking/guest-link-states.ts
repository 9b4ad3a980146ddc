import { browserApi } from '../../app/api/browser-api.ts';
import type { NewLinkProps } from './new-link.tsx';

/** Texts for the pages of a guest's link: an invalid link, and the request for a new one. */
export const guestLinkStates: Omit<NewLinkProps, 'id'> = {
  texts: 'booking.view',
  recipient: 'guest',
  renew: (bookingID) => browserApi.call('renewBookingLink', { bookingID }),
};
