import { nameSpellings } from '../../../../domain/place-name.ts';

/** A spelling under which a place is found; `+` marks one that leaves out the first words of its name. */
interface PlaceKey {
  key: string;
  mark: '=' | '+';
}

/** Words that say what a place is, and that most people leave out: Ostseebad Binz is Binz. */
const titles = new Set(
  'ostseebad ostseeheilbad seebad nordseebad nordseeheilbad nordseeinsel kurort heilbad luftkurort hansestadt landeshauptstadt markt schloss le la les el il lo los las the'.split(
    ' ',
  ),
);
/** A name is not looked for by these, nor by what follows them: "am See", "sur Mer". */
const joining = new Set(
  'am an der im in bei ob vor auf unter und zu von sur sous en de du des la le les et lez pres di del della delle dei a al alla da nel con e y of on upon the and i w nad pod u na pri aan op van het bij ved i'.split(
    ' ',
  ),
);
const wordFrom = 4;
const wordsMax = 5;

/** All keys of the names of a place; those of later words only where there are not too many of them. */
export function keysOfPlace(names: readonly string[], withLaterWords: boolean): PlaceKey[] {
  const marks = new Map<string, PlaceKey['mark']>();
  for (const key of new Set(names.flatMap(nameSpellings))) {
    if (key === '') continue;
    marks.set(key, '=');
    const words = key.split(' ');
    if (!withLaterWords || words.length > wordsMax) continue;
    for (let from = 1; from < words.length; from += 1) {
      const rest = words.slice(from).join(' ');
      const isPlain = titles.has(words[from - 1]!) && from === 1;
      if (isPlain) marks.set(rest, '=');
      else if (words[from]!.length >= wordFrom && !joining.has(words[from - 1]!) && !marks.has(rest))
        marks.set(rest, '+');
    }
  }
  return [...marks].map(([key, mark]) => ({ key, mark }));
}

/** A postcode without blanks and signs; null where the country's are too many to be listed. */
export function postcodeKey(country: string, code: string): string | null {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  // The first four digits say the place, the last three the street.
  if (country === 'pt') return plain.slice(0, 4);
  return country === 'tr' || country === 'lu' || plain.length < 2 ? null : plain;
}
