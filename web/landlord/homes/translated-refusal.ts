const translatedRefusals = [
  'landlord-missing',
  'too-many-drafts',
  'place-not-found',
  'not-on-land',
  'country-not-served',
];

/** Returns the key of the text for a refused new home: the refusal itself if it has a text of its own, else `other`. */
export const toTranslatedRefusal = (type: string): string =>
  translatedRefusals.includes(type) ? type : 'other';
