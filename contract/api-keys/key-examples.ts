import type { EndpointName } from '../api.ts';

interface KeyExample {
  request: Record<string, unknown>;
  response: unknown;
}

/** One call of each kind with its answer, as the documentation for holders of keys shows them. A test makes these calls. */
export const keyExamples = {
  getKey: { request: {}, response: {} },
  getKeyBookings: { request: { changedSince: '2027-03-01T00:00:00Z', limit: 100 }, response: {} },
  answerKeyBooking: {
    request: { bookingID: 100002, action: 'confirm', message: 'Wir freuen uns auf Sie!' },
    response: {},
  },
  getKeyCalendar: {
    request: { objectNumber: 1000017, startDate: '2027-06-01', endDate: '2027-06-30' },
    response: {},
  },
  blockKeyNights: {
    request: { objectNumber: 1000017, startDate: '2027-09-04', endDate: '2027-09-06', note: 'Handwerker' },
    response: {},
  },
  undoKeyAct: { request: { objectNumber: 1000017, actID: 41 }, response: {} },
  setKeyRates: {
    request: {
      objectNumber: 1000017,
      ranges: [
        { startDate: '2027-07-03', endDate: '2027-08-28', nightly: 129.5, minStay: 5 },
        { startDate: '2027-12-18', endDate: '2028-01-08', nightly: 140, minStay: 7, name: 'Weihnachten' },
      ],
    },
    response: {},
  },
  freeKeyNights: { request: { objectNumber: 1000017, stayID: 5012 }, response: {} },
  getKeyMessages: { request: { cursor: 0, limit: 100 }, response: {} },
  sendKeyMessage: { request: { threadID: 100002, text: 'Ja, ein Kinderbett steht bereit.' }, response: {} },
  seeKeyMessages: { request: { threadID: 100002, messageID: 318 }, response: {} },
} as const satisfies Partial<Record<EndpointName, KeyExample>>;
