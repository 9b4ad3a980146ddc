import { languages, type Language, type Localized } from '../../domain/language.ts';
import { reservedPaths, toSlug } from '../../engines/geography/face.ts';

export interface FreePaths {
  /** Reserves a path in each language: the name itself if it is free, else with its area, else with the number. */
  take(names: Localized, within: Localized, number: string, slug?: (name: string) => string): Localized;
}

export function createFreePaths(takenPaths: readonly { language: string; path: string }[]): FreePaths {
  const used = new Map(languages.map((language) => [language, new Set(reservedPaths(language))]));
  for (const { language, path } of takenPaths) used.get(language as Language)?.add(path);
  return {
    take(names, within, number, slug = toSlug) {
      const pathIn = (language: Language): string => {
        const ownPath = slug(names[language]);
        const nestedPath = [ownPath, toSlug(within[language])].filter((part) => part !== '').join('-');
        const paths = used.get(language)!;
        const freePath = [ownPath, nestedPath, `${nestedPath}-${number}`].find(
          (path) => path !== '' && !paths.has(path),
        );
        // The fallback for a name without any letters that are allowed in paths.
        const path = freePath ?? `${number}-${paths.size}`;
        paths.add(path);
        return path;
      };
      return Object.fromEntries(languages.map((language) => [language, pathIn(language)])) as Localized &
        object;
    },
  };
}
