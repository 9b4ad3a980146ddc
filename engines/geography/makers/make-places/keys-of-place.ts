import { nameSpellings } from '../../../../domain/place-name.ts';

interface PlaceKey {
  key: string;
  mark: '=' | '+';
}

/** Prefixes that most people leave out: Ostseebad Binz is Binz. */
const titles = new Set(
  'ostseebad ostseeheilbad seebad nordseebad nordseeheilbad nordseeinsel kurort heilbad luftkurort hansestadt landeshauptstadt markt schloss le la les el il lo los las the'.split(
    ' ',
  ),
);
/** Names are not indexed by these words, nor by those after them: "am See", "sur Mer". */
const joining = new Set(
  'am an der im in bei ob vor auf unter und zu von sur sous en de du des la le les et lez pres di del della delle dei a al alla da nel con e y of on upon the and i w nad pod u na pri aan op van het bij ved i'.split(
    ' ',
  ),
);
const wordFrom = 4;
const wordsMax = 5;

/** All keys of a place's names; keys of later words only if there are not too many. */
export function listPlaceKeys(names: readonly string[], withLaterWords: boolean): PlaceKey[] {
  const marks = new Map<string, PlaceKey['mark']>();
  for (const key of new Set(names.flatMap(nameSpellings))) {
    if (key === '') continue;
    marks.set(key, '=');
    const words = key.split(' ');
    if (!withLaterWords || words.length > wordsMax) continue;
    for (let from = 1; from < words.length; from += 1) {
      const laterWords = words.slice(from).join(' ');
      const isPlain = titles.has(words[from - 1]!) && from === 1;
      if (isPlain) marks.set(laterWords, '=');
      else if (words[from]!.length >= wordFrom && !joining.has(words[from - 1]!) && !marks.has(laterWords))
        marks.set(laterWords, '+');
    }
  }
  return [...marks].map(([key, mark]) => ({ key, mark }));
}

/** A postcode without blanks and punctuation; null for countries with too many postcodes to list. */
export function postcodeKey(country: string, code: string): string | null {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  // The first four digits say the place, the last three the street.
  if (country === 'pt') return plain.slice(0, 4);
  return country === 'tr' || country === 'lu' || plain.length < 2 ? null : plain;
}
