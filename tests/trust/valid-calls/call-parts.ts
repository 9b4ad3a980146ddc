import { randomUUID } from 'node:crypto';
import type { Api, EndpointName } from '../../../contract/api.ts';
import type { Customer } from '../../../contract/booking/booking.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { addDays, todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import { euros } from '../../../domain/money.ts';

/** Objects of the calls: one home, one requested booking with both links, one sight. */
export interface CallWorld {
  url: string;
  home: number;
  bookingID: number;
  guestHash: string;
  landlordHash: string;
  person: number;
  /** The two parts of the key of a subscriber's links. */
  subscriber: number;
  /** The number and the secret of an address with alerts. */
  alertAddress: number;
  alertKey: string;
  userKey: string;
  ratingNumber: number;
  ratingHash: string;
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

/** A booking request, which occupies no nights and can be repeated. */
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
    expectedPrice: euros(700),
    idempotencyKey: randomUUID(),
  };
}

/** An area's calls, each with an input with which it succeeds. It is a dry run if the call would end the booking. */
export type ValidCalls<Endpoints> = {
  [Name in keyof Endpoints & EndpointName]: (world: CallWorld) => InputOf<Api[Name]>;
};
