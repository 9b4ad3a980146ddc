/** Words and legal forms that occur in business names but not in personal names, in landlords' languages. */
const businessWords = [
  // Legal forms.
  'gmbh|mbh|ug|ag|kg|ohg|gbr|e\\.k\\.|ltd|limited|llc|inc|plc|sarl|sasu|eurl|sci|aps|a/s',
  's\\.?r\\.?l|s\\.?n\\.?c|s\\.?p\\.?a|s\\.?a\\.?s|s\\.l|b\\.?v',
  // Compounds of business activities.
  '\\p{L}*(?:vermietungen|vermietung|agentur|verwaltung|service|immobilien|touristik|tourismus|reisen)',
  'ferienhäuser|ferienwohnungen|ferienhaus|ferienhof|hotel|pension|team',
  'lettings|rentals|holidays|properties|agency|cottages|homes',
  'locations|agence|immobilier|immobilière|vacances|gîtes',
  'agenzia|vacanze|affitti|immobiliare',
].join('|');
const businessName = new RegExp(`(?<![\\p{L}\\d])(?:${businessWords})(?![\\p{L}\\d])`, 'iu');

/** True for business names, which are not greeted like persons. */
export function isCompanyName(name: string): boolean {
  return /[&\d]/.test(name) || businessName.test(name);
}
