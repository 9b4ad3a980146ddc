const errorsWithText = [
  'landlord-missing',
  'too-many-drafts',
  'place-not-found',
  'not-on-land',
  'country-not-served',
];

/** The refusal of a new home whose text there is. */
export const refusalWithText = (type: string): string => (errorsWithText.includes(type) ? type : 'other');
