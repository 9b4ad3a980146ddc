/** Words and legal forms that stand in names of businesses and in no name of a person, in the languages of those who let homes. */
const businessWords = new RegExp(
  [
    // Legal forms.
    ...[
      'gmbh',
      'mbh',
      'ug',
      'ag',
      'kg',
      'ohg',
      'gbr',
      'e\\.k\\.',
      'ltd',
      'limited',
      'llc',
      'inc',
      'plc',
      'sarl',
      'sas',
      'sasu',
      'eurl',
    ],
    ...['sci', 's\\.?r\\.?l', 's\\.?n\\.?c', 's\\.?p\\.?a', 's\\.?a\\.?s', 's\\.l', 'b\\.?v', 'aps', 'a/s'],
    // What such houses do.
    ...[
      '\\p{L}*(?:vermietungen|vermietung|agentur|verwaltung|service|immobilien|touristik|tourismus|reisen)',
    ],
    ...['lettings', 'rentals', 'holidays', 'properties', 'agency', 'cottages', 'homes'],
    ...[
      'locations',
      'agence',
      'immobilier',
      'immobilière',
      'vacances',
      'gîtes',
      'agenzia',
      'vacanze',
      'affitti',
      'immobiliare',
    ],
    ...['ferienhäuser', 'ferienwohnungen', 'ferienhaus', 'ferienhof', 'hotel', 'pension', 'team'],
  ]
    .map((word) => `(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`)
    .join('|'),
  'iu',
);

/** Whether a name is that of a business, which nobody greets as a person. */
export function isCompanyName(name: string): boolean {
  return /[&\d]/.test(name) || businessWords.test(name);
}
