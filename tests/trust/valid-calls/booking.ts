import { randomUUID } from 'node:crypto';
import type { CallsOf } from '../../../contract/api.ts';
import { addDays } from '../../../domain/stay.ts';
import { aRequest, arrival, departure, languageCode, type ValidCalls } from './call-parts.ts';
import { euros } from '../../../domain/money.ts';

export const bookingCalls: ValidCalls<CallsOf<'booking'>> = {
  getBookings: () => ({ type: 'bookings' }),
  cancelBooking: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash, dryRun: true }),
  // Numbers of bookings begin far above it.
  cancelOfficeBooking: () => ({
    languageCode,
    bookingDisplayNumber: 1,
    reason: 'other',
    note: 'called by the landlord',
  }),
  changeOfficeBooking: () => ({
    languageCode,
    bookingDisplayNumber: 1,
    startDate: '2027-07-03',
    endDate: '2027-07-10',
    persons: 2,
    dryRun: true,
    idempotencyKey: randomUUID(),
  }),
  findOfficeBooking: () => ({ languageCode, bookingDisplayNumber: 1 }),
  // The world's booking is a request: only what binds is changed, so this one is refused by its state.
  changeBooking: ({ bookingID, guestHash }) => ({
    bookingID,
    bookingHash: guestHash,
    startDate: addDays(arrival, 7),
    endDate: addDays(departure, 7),
    persons: 2,
    message: '',
    dryRun: false,
    expectedPrice: euros(700),
    idempotencyKey: randomUUID(),
  }),
  // The world's booking is a request: what can be converted differs, so this one is refused by its state.
  convertOption: ({ bookingID, guestHash }) => ({
    bookingID,
    bookingHash: guestHash,
    idempotencyKey: randomUUID(),
    acceptTerms: true,
    expectedPrice: euros(700),
  }),
  createBooking: ({ home }) => aRequest(home),
  getBooking: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  getChangeCalendar: ({ bookingID, guestHash }) => ({
    bookingID,
    bookingHash: guestHash,
    duration: 7,
    persons: 2,
  }),
  listRecentBookings: () => ({ languageCode }),
  openBooking: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash }),
  findBookingLink: () => ({ bookingDisplayNumber: 4000001, email: 'erika@example.com' }),
  renewBookingLink: ({ bookingID }) => ({ bookingID }),
  // Nobody has proposed this change.
  answerProposal: ({ bookingID, guestHash }) => ({
    bookingID,
    bookingHash: guestHash,
    changeID: 1,
    action: 'decline',
  }),
  withdrawChange: ({ bookingID, guestHash }) => ({ bookingID, bookingHash: guestHash, changeID: 1 }),
};
