import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

const aPerson = { familyName: 'Mustermann', firstNames: 'Erika', nationality: 'de' };

export const checkInsCalls: ValidCalls<CallsOf<'check-ins'>> = {
  getCheckIn: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  saveCheckIn: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash, persons: [aPerson] }),
  getBookingCheckIn: ({ bookingID }) => ({ bookingId: bookingID }),
  getHomeCheckIns: () => ({}),
  setHomeCheckIn: ({ home }) => ({ objectNumber: home, daysBefore: 7 }),
};
