import { languages, type Language } from '../../../../domain/language.ts';
import { nameSpellings } from '../../../../domain/place-name.ts';
import { wideAreas, type WideArea } from '../../../../domain/wide-areas.ts';

/** A wide area that a text names; `alias` is the name that matched, empty if it is the one in the reader's language. */
export interface NamedArea {
  area: WideArea;
  alias: string;
}

interface AreaName {
  area: WideArea;
  name: string;
  spellings: readonly string[];
  /** Languages in which the area has this name; empty for further names, such as colloquial ones. */
  inLanguages: readonly Language[];
}

const areaNames: readonly AreaName[] = wideAreas.flatMap((area) => {
  const names = new Set([...languages.map((language) => area.names[language]), ...area.further]);
  return [...names].map((name) => ({
    area,
    name,
    spellings: nameSpellings(name),
    inLanguages: languages.filter((language) => area.names[language] === name),
  }));
});

/** Shorter texts are not matched as the beginning of a name. */
const prefixMin = 3;

/** Returns the wide areas that a text names; else the first one with that prefix. */
export function wideAreasNamed(text: string, language: Language): { isWhole: boolean; areas: NamedArea[] } {
  const typedWords = nameSpellings(text);
  const toNamedArea = ({ area, name, inLanguages }: AreaName): NamedArea => ({
    area,
    alias: inLanguages.includes(language) ? '' : name,
  });
  const whole = areaNames.find(({ spellings }) => spellings.some((one) => typedWords.includes(one)));
  if (whole) return { isWhole: true, areas: [toNamedArea(whole)] };
  if ((typedWords[0]?.length ?? 0) < prefixMin) return { isWhole: false, areas: [] };
  // Names in other languages only match in full: their prefixes are also prefixes of ordinary words.
  const prefixMatch = areaNames.find(
    ({ inLanguages, spellings }) =>
      (inLanguages.includes(language) || inLanguages.length === 0) &&
      spellings.some((spelling) => typedWords.some((prefix) => spelling.startsWith(prefix))),
  );
  return { isWhole: false, areas: prefixMatch ? [toNamedArea(prefixMatch)] : [] };
}
