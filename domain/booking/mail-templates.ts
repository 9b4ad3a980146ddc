export const stateMailTemplates = [
  'booked',
  'option',
  'request',
  'confirmed',
  'declined',
  // A request declined because another booking took its nights.
  'taken',
  // A request that was not answered in time.
  'unanswered',
  'reminder',
  'cancelled',
  'cancelledByHost',
] as const;

export const changeTemplates = [
  'changeAsked',
  'changeAccepted',
  'changeDeclined',
  'changeWithdrawn',
  'changeExpired',
  // A change that the host proposes, and what becomes of it.
  'changeProposed',
  'proposalAccepted',
  'proposalDeclined',
  'proposalWithdrawn',
  'proposalExpired',
] as const;

export const newLinkTemplate = 'newLink' as const;

/** Sent to the guest a few days before the stay, once per first day if the stay is moved. */
export const arrivalTemplate = 'arrival' as const;
export const arrivalMailDays = 7;

export const bookingMailTemplates = [
  ...stateMailTemplates,
  ...changeTemplates,
  newLinkTemplate,
  arrivalTemplate,
] as const;
export type BookingMailTemplate = (typeof bookingMailTemplates)[number];
