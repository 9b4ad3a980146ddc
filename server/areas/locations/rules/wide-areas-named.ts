import { languages, type Language } from '../../../../domain/language.ts';
import { nameSpellings } from '../../../../domain/place-name.ts';
import { wideAreas, type WideArea } from '../../../../domain/wide-areas.ts';

/** A wide area by the name that was typed; the name is empty where it is the name in the reader's language. */
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

/** The wide areas that a text names; else the first that it is a prefix of. */
export function wideAreasNamed(text: string, language: Language): { isWhole: boolean; areas: NamedArea[] } {
  const typed = nameSpellings(text);
  const named = ({ area, name, in: spokenIn }: AreaName): NamedArea => ({
    area,
    alias: spokenIn.includes(language) ? '' : name,
  });
  const whole = areaNames.find(({ spellings }) => spellings.some((one) => typed.includes(one)));
  if (whole) return { isWhole: true, areas: [named(whole)] };
  if ((typed[0]?.length ?? 0) < beginningFrom) return { isWhole: false, areas: [] };
  // The beginning of a name in another language is the beginning of another word in the reader's own.
  const begun = areaNames.find(
    (one) =>
      (one.in.includes(language) || one.in.length === 0) &&
      one.spellings.some((spelling) => typed.some((beginning) => spelling.startsWith(beginning))),
  );
  return { isWhole: false, areas: begun ? [named(begun)] : [] };
}
