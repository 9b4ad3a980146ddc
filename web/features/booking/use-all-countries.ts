import { useEffect, useState } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import type { CountryChoice } from './country-choices.ts';

/** Returns all countries after hydration; until then, and if they cannot be loaded, those that came with the page. */
export function useAllCountries(usualCountries: readonly CountryChoice[]): readonly CountryChoice[] {
  const { language } = useTexts();
  const [all, setAll] = useState<readonly CountryChoice[] | null>(null);
  useEffect(() => {
    let isShown = true;
    import('./country-choices.ts').then(
      ({ countryChoices }) => isShown && setAll(countryChoices(language)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [language]);
  return all ?? usualCountries;
}
