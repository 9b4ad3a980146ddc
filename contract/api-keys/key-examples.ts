import type { EndpointName } from '../api.ts';

interface KeyExample {
  request: Record<string, unknown>;
  response: unknown;
}

const booking = {
  ...{ bookingID: 100002, bookingDisplayID: 4711022, objectNumber: 1000017 },
  ...{ startDate: '2027-06-05', endDate: '2027-06-12', persons: 2, childAges: [], pets: 0 },
  ...{ bookingMethod: 'request', state: 'requested', holdUntil: null, collectedBy: 'site' },
  totalPrice: 795.8,
  price: {
    ...{ accommodation: 700, extras: 65, touristTax: 30.8, insurance: 38.25, bonus: 0 },
    ...{ onSite: 30.8, guestPays: 834.05 },
  },
  share: { commission: 114.75, receives: 650.25 },
  money: null,
  cancellationFee: null,
  guest: {
    ...{ salutation: 'ms', firstName: 'Erika', lastName: 'Mustermann', email: null, phone: null },
    ...{ address: null, language: 'de', remarks: '' },
  },
  actions: ['confirm', 'decline'],
  isCancellable: false,
  changeRequest: null,
  createdAt: '2027-03-01T10:00:00.000Z',
  changedAt: '2027-03-01T10:00:00.000Z',
};

const season = {
  ...{ fromDate: '2027-05-01', untilDate: '2027-07-03', nightly: 100, weekly: 700, minStay: 3 },
  ...{ arrivalDays: 127, departureDays: 127, name: '' },
};

/** One call of each kind with its answer, as the documentation for holders of keys shows them. A test makes these calls. */
export const keyExamples = {
  getKey: {
    request: {},
    response: {
      ...{ keyID: 'k3J8sQ2LmZ', kind: 'landlord', number: 17, name: 'Channel manager' },
      scopes: ['calendar:read', 'calendar:write', 'bookings:read', 'guests:read'],
      expiresAt: null,
    },
  },
  getKeyBookings: {
    request: { changedSince: '2027-03-01T00:00:00Z', limit: 100 },
    response: { bookings: [booking], cursor: '1803895200000-100002', hasMore: false },
  },
  answerKeyBooking: {
    request: { bookingID: 100002, action: 'confirm', message: 'Wir freuen uns auf Sie!' },
    response: { bookingID: 100002, state: 'confirmed' },
  },
  answerKeyChange: {
    request: { bookingID: 100002, changeID: 27, action: 'accept', message: 'Gern, bis dann!' },
    response: { bookingID: 100002, changeID: 27, state: 'accepted' },
  },
  cancelKeyBooking: {
    request: { bookingID: 100002, reason: 'unusable', message: 'Wasserschaden im Bad.', keepBlocked: true },
    response: { bookingID: 100002, state: 'cancelled' },
  },
  getKeyCalendar: {
    request: { objectNumber: 1000017, startDate: '2027-06-01', endDate: '2027-06-30' },
    response: {
      objectNumber: 1000017,
      ratesOfFeed: false,
      taken: [
        {
          ...{ stayID: 5011, kind: 'booking', origin: 'landlord' },
          ...{ startDate: '2027-06-05', endDate: '2027-06-12', note: '' },
          ...{ bookingID: 100002, state: 'confirmed' },
        },
      ],
      seasons: [season],
    },
  },
  blockKeyNights: {
    request: { objectNumber: 1000017, startDate: '2027-09-04', endDate: '2027-09-06', note: 'Handwerker' },
    response: { actID: 41, stayID: 5012 },
  },
  freeKeyNights: { request: { objectNumber: 1000017, stayID: 5012 }, response: { actID: 42 } },
  undoKeyAct: { request: { objectNumber: 1000017, actID: 42 }, response: {} },
  setKeyRates: {
    request: {
      objectNumber: 1000017,
      ranges: [
        { startDate: '2027-07-03', endDate: '2027-08-28', nightly: 129.5, minStay: 5 },
        { startDate: '2027-12-18', endDate: '2028-01-08', nightly: 140, minStay: 7, name: 'Weihnachten' },
      ],
    },
    response: { actID: 43 },
  },
  getKeyMessages: {
    request: { cursor: 0, limit: 100 },
    response: {
      messages: [
        {
          ...{ messageID: 318, threadID: 100002, bookingDisplayID: 4711022, objectNumber: 1000017 },
          ...{ guest: 'Erika Mustermann', side: 'guest', text: 'Gibt es ein Kinderbett?', hidden: null },
          ...{ at: '2027-03-01T10:00:00.000Z', files: [] },
        },
      ],
      cursor: 318,
      hasMore: false,
    },
  },
  sendKeyMessage: {
    request: { threadID: 100002, text: 'Ja, ein Kinderbett steht bereit.' },
    response: { messageID: 319 },
  },
  seeKeyMessages: { request: { threadID: 100002, messageID: 318 }, response: {} },
} as const satisfies Partial<Record<EndpointName, KeyExample>>;
