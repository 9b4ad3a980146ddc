export const stateMailTemplates = [
  'booked',
  'option',
  'request',
  'confirmed',
  'declined',
  // A request that is declined since somebody else has got the nights.
  'taken',
  // A request that nobody has answered in time.
  'unanswered',
  'reminder',
  'cancelled',
  // A booking that the landlord or the office has cancelled.
  'cancelledByHost',
] as const;

/** Mails about a change; a booking can have several changes. */
export const changeTemplates = [
  'changeAsked',
  'changeAccepted',
  'changeDeclined',
  'changeWithdrawn',
  'changeExpired',
] as const;

/** Sends a new link after an earlier one has expired. */
export const newLinkTemplate = 'newLink' as const;

/** Sent to the guest a few days before the stay; there can be one for each day on which it was to begin. */
export const arrivalTemplate = 'arrival' as const;
/** Days before the stay on which it is sent. */
export const arrivalMailDays = 7;

export const bookingMailTemplates = [
  ...stateMailTemplates,
  ...changeTemplates,
  newLinkTemplate,
  arrivalTemplate,
] as const;
export type BookingMailTemplate = (typeof bookingMailTemplates)[number];
