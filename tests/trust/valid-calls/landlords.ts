import { randomUUID } from 'node:crypto';
import type { CallsOf } from '../../../contract/api.ts';
import { euros } from '../../../domain/money.ts';
import { addDays } from '../../../domain/stay.ts';
import { departure, languageCode, type ValidCalls } from './call-parts.ts';

const aDirectStay = (home: number) => ({
  ...{ objectNumber: home, startDate: addDays(departure, 200), endDate: addDays(departure, 207), persons: 2 },
});

export const landlordsCalls: ValidCalls<CallsOf<'landlords'>> = {
  getBookingConfirmation: ({ bookingID, landlordHash }) => ({
    bookingId: bookingID,
    bookingHash: landlordHash,
    languageCode,
  }),
  getLandlordBilling: () => ({}),
  getLandlordCommission: () => ({ landlordNumber: 1 }),
  setLandlordCommission: () => ({ landlordNumber: 1, percent: 20, validFrom: '2027-12-01' }),
  setLandlordBilling: () => ({
    landlordNumber: 1,
    street: 'Deich 1',
    zip: '25980',
    city: 'Sylt',
    country: 'de',
    vatId: '',
  }),
  // The header identifies the business whose program calls; the calls of the matrix have no such header.
  getKeyBookings: () => ({}),
  answerKeyBooking: ({ bookingID }) => ({ bookingID, action: 'confirm' }),
  answerKeyChange: ({ bookingID }) => ({ bookingID, changeID: 1, action: 'accept' }),
  cancelKeyBooking: ({ bookingID }) => ({ bookingID, reason: 'other' }),
  getLandlordBookings: () => ({ filter: 'open' }),
  getLandlordOverview: () => ({}),
  getTouristTaxStatement: () => ({ month: '2026-11' }),
  renewLandlordLink: ({ bookingID }) => ({ bookingId: bookingID }),
  // The world's booking is a request, which is declined and not cancelled: this one is refused by its state.
  setBookingCancellation: ({ bookingID, landlordHash }) => ({
    bookingId: bookingID,
    bookingHash: landlordHash,
    reason: 'other',
    message: '',
  }),
  // The world's booking is a request, to which a host may offer other dates.
  proposeChange: ({ bookingID, landlordHash }) => ({
    bookingId: bookingID,
    bookingHash: landlordHash,
    startDate: '2027-07-05',
    endDate: '2027-07-12',
    persons: 2,
    dryRun: true,
    idempotencyKey: randomUUID(),
  }),
  withdrawProposal: ({ bookingID, landlordHash }) => ({
    bookingId: bookingID,
    bookingHash: landlordHash,
    changeId: 1,
  }),
  // Nobody has requested this change.
  setBookingChange: ({ bookingID, landlordHash }) => ({
    bookingId: bookingID,
    bookingHash: landlordHash,
    changeId: 1,
    action: 'decline',
    message: '',
  }),
  quoteDirectBooking: ({ home }) => aDirectStay(home),
  // Behind the nights that other calls take.
  saveDirectBooking: ({ home }) => ({
    ...aDirectStay(home),
    guest: { lastName: 'Petersen', language: 'de' },
    price: euros(480),
    taxed: true,
    idempotencyKey: randomUUID(),
  }),
  // The world's booking was made on the site, and is not found by these.
  cancelDirectBooking: ({ bookingID }) => ({ bookingID }),
  setDirectBookingPaid: ({ bookingID }) => ({ bookingID, paid: true }),
  // A second "decline" answers as the first: the last to be called.
  setBookingConfirmation: ({ bookingID, landlordHash }) => ({
    bookingId: bookingID,
    bookingHash: landlordHash,
    action: 'decline',
    message: '',
  }),
};
