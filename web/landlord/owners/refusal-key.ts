const known = [
  ...['email-invalid', 'iban-invalid', 'owner-has-homes', 'month-finished', 'nothing-new', 'month-not-over'],
  'attachment-over',
];

/** Returns the text key for a refusal that carries no data. */
export const refusalKey = (type: string): string =>
  `landlord.owners.error.${known.includes(type) ? type : 'other'}`;
