import { randomUUID } from 'node:crypto';
import type { Api, EndpointName } from '../../../contract/api.ts';
import type { Customer } from '../../../contract/booking/booking.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { addDays, todayInBerlin, type PlainDate } from '../../../domain/stay.ts';

/** What the calls speak of: one home, one requested booking with both links, one sight. */
export interface CallWorld {
  url: string;
  home: number;
  bookingID: number;
  guestHash: string;
  landlordHash: string;
  /** The number of somebody's account. */
  person: number;
  /** The key of somebody's letters, in its two parts. */
  subscriber: number;
  /** The number and the secret of an address with alerts. */
  alertAddress: number;
  alertKey: string;
  userKey: string;
  /** The number of a rating, and the secret by which its landlord answers it. */
  ratingNumber: number;
  ratingHash: string;
  /** The number of what somebody wrote to the office. */
  caseNumber: number;
}

export const arrival: PlainDate = addDays(todayInBerlin(new Date()), 90);
export const departure: PlainDate = addDays(arrival, 7);
export const aUid = 'A'.repeat(22);
export const languageCode = 'de';

export function guest(fields: Record<string, string> = {}): Customer {
  return {
    salutation: 'ms',
    firstName: 'Erika',
    lastName: 'Mustermann',
    email: 'erika@example.com',
    phone: '+49 30 123456',
    street: 'Heidestraße 17',
    zip: '51147',
    city: 'Köln',
    country: 'de',
    ...fields,
  };
}

/** A request, since it takes no nights: it can be asked for again and again. */
export function aRequest(home: number): InputOf<Api['createBooking']> {
  return {
    bookingMethod: 'request',
    objectNumber: home,
    startDate: arrival,
    endDate: departure,
    persons: 2,
    teens: 0,
    childs: 0,
    childAges: [],
    pets: 0,
    petSizes: [],
    extras: {},
    insurance: 0,
    payment: 1,
    bonus: '',
    language: 'de',
    customer: guest(),
    remarks: '',
    acceptTerms: true,
    expectedPrice: 700,
    idempotencyKey: randomUUID(),
  };
}

/** An area's calls, each with an input with which it succeeds. It is dry where the call would end the booking. */
export type ValidCalls<Endpoints> = {
  [Name in keyof Endpoints & EndpointName]: (world: CallWorld) => InputOf<Api[Name]>;
};
