import { languages, type Language, type Localized } from '../../domain/language.ts';
import { reservedPaths, slugOf } from '../../engines/geography/face.ts';

export interface FreePaths {
  /** Takes a path in each language: the name alone if it is free, else with its area, else also with the number. */
  take(names: Localized, within: Localized, number: string, slug?: (name: string) => string): Localized;
}

export function createFreePaths(taken: readonly { language: string; path: string }[]): FreePaths {
  const used = new Map(languages.map((language) => [language, new Set(reservedPaths(language))]));
  for (const { language, path } of taken) used.get(language as Language)?.add(path);
  return {
    take(names, within, number, slug = slugOf) {
      const pathIn = (language: Language): string => {
        const own = slug(names[language]);
        const inside = [own, slugOf(within[language])].filter((part) => part !== '').join('-');
        const paths = used.get(language)!;
        const free = [own, inside, `${inside}-${number}`].find((path) => path !== '' && !paths.has(path));
        // A name without a single letter that an address could have.
        const path = free ?? `${number}-${paths.size}`;
        paths.add(path);
        return path;
      };
      return Object.fromEntries(languages.map((language) => [language, pathIn(language)])) as Localized &
        object;
    },
  };
}
