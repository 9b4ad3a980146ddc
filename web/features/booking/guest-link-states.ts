import { browserApi } from '../../app/api/browser-api.ts';
import type { NewLinkProps } from './new-link.tsx';

export const guestLinkStates: Omit<NewLinkProps, 'id'> = {
  texts: 'booking.view',
  recipient: 'guest',
  renew: (bookingID) => browserApi.call('renewBookingLink', { bookingID }),
};
