/** Fields of a home that a column of a foreign table can fill, named as in `contract/feeds/feed-home.ts`. */
export const numberFields = [
  ...(['lat', 'lon', 'personsMax', 'bedrooms', 'bathrooms', 'squaremeterLiving', 'dogsMax'] as const),
  ...(['positionWithinMetres', 'nightlyPrice', 'minStay', 'maxStay', 'deposit'] as const),
  ...(['leadDays', 'leadHour', 'horizonMonths', 'fillFrom', 'leaveMin'] as const),
] as const;
export const wordFields = [
  ...(['key', 'objectType', 'kind', 'position', 'quarter', 'registrationNumber'] as const),
  ...(['checkIn', 'checkOut', 'provider.name', 'provider.mail', 'provider.phone'] as const),
  ...(['provider.language', 'address.street', 'address.zip', 'address.city'] as const),
  ...(['texts.de.title', 'texts.de.description', 'texts.en.title', 'texts.en.description'] as const),
  ...(['texts.fr.title', 'texts.fr.description', 'texts.it.title', 'texts.it.description'] as const),
] as const;
export const mappedFields = [...numberFields, ...wordFields] as const;
export type MappedField = (typeof mappedFields)[number];

/** Each entry is one fact that a home must have, with the fields that can state it. */
export const requiredFacts: readonly { fact: string; fields: readonly (readonly MappedField[])[] }[] = [
  { fact: 'key', fields: [['key']] },
  { fact: 'position', fields: [['lat', 'lon'], ['position']] },
  { fact: 'kind', fields: [['kind']] },
  { fact: 'personsMax', fields: [['personsMax']] },
  { fact: 'bedrooms', fields: [['bedrooms']] },
  { fact: 'bathrooms', fields: [['bathrooms']] },
  { fact: 'nightlyPrice', fields: [['nightlyPrice']] },
];

/** Returns the required facts that no column and no fixed value states. */
export function missingFacts(filled: ReadonlySet<string>): string[] {
  return requiredFacts
    .filter(({ fields }) => !fields.some((some) => some.every((field) => filled.has(field))))
    .map(({ fact }) => fact);
}

export const tableDocuments = ['csv', 'xml', 'json'] as const;
export type TableDocument = (typeof tableDocuments)[number];
/** Encodings of files. `auto` takes a byte order mark, else UTF-8, else Western Windows. */
export const tableEncodings = [
  'auto',
  'utf-8',
  'utf-16le',
  'windows-1252',
  'windows-1250',
  'macintosh',
] as const;
export type TableEncoding = (typeof tableEncodings)[number];

/** Answers to a question in the languages of feeds, in lower case and without accents. */
const yesWords = new Set(
  `1 j ja y yes x true wahr t o oui vrai s si sì vero v vorhanden inklusive inkl. incluso incluse inclus erlaubt allowed ok on ✓ ✔`.split(
    ' ',
  ),
);
const noWords = new Set(
  `0 n nein no false falsch f non faux falso - – keine keiner none nicht off aucun nessuno verboten nicht.erlaubt`.split(
    ' ',
  ),
);

export const plainWord = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Returns null if the text means neither yes nor no. */
export function readYesNo(text: string): boolean | null {
  const word = plainWord(text);
  return yesWords.has(word) ? true : noWords.has(word) || word === '' ? false : null;
}

/** The value of `dogsMax` if dogs are allowed but their number has to be agreed. */
export const dogsOnRequest = 'onRequest';
