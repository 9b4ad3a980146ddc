import { languages, type Language } from '../../../../domain/language.ts';
import { nameSpellings } from '../../../../domain/place-name.ts';
import { wideAreas, type WideArea } from '../../../../domain/wide-areas.ts';

/** A matched wide area; `name` is empty if it is the name in the reader's language. */
export interface NamedArea {
  area: WideArea;
  alias: string;
}

interface AreaName {
  area: WideArea;
  name: string;
  spellings: readonly string[];
  in: readonly Language[];
}

const areaNames: readonly AreaName[] = wideAreas.flatMap((area) => {
  const names = new Set([...languages.map((language) => area.names[language]), ...area.further]);
  return [...names].map((name) => ({
    area,
    name,
    spellings: nameSpellings(name),
    in: languages.filter((language) => area.names[language] === name),
  }));
});

const beginningFrom = 3;

/** Returns the wide areas that a text names; else the first one with that prefix. */
export function wideAreasNamed(text: string, language: Language): { isWhole: boolean; areas: NamedArea[] } {
  const typedWords = nameSpellings(text);
  const toNamedArea = ({ area, name, in: spokenIn }: AreaName): NamedArea => ({
    area,
    alias: spokenIn.includes(language) ? '' : name,
  });
  const whole = areaNames.find(({ spellings }) => spellings.some((one) => typedWords.includes(one)));
  if (whole) return { isWhole: true, areas: [toNamedArea(whole)] };
  if ((typedWords[0]?.length ?? 0) < beginningFrom) return { isWhole: false, areas: [] };
  // Names in other languages only match in full: their prefixes are also prefixes of ordinary words.
  const prefixMatch = areaNames.find(
    (one) =>
      (one.in.includes(language) || one.in.length === 0) &&
      one.spellings.some((spelling) => typedWords.some((beginning) => spelling.startsWith(beginning))),
  );
  return { isWhole: false, areas: prefixMatch ? [toNamedArea(prefixMatch)] : [] };
}
