const known = [
  ...['email-invalid', 'iban-invalid', 'owner-has-homes', 'month-finished', 'nothing-new', 'month-not-over'],
  'attachment-over',
];

/** The text for a refusal without data of its own. */
export const refusalKey = (type: string): string =>
  `landlord.owners.error.${known.includes(type) ? type : 'other'}`;
