import { useEffect, useState } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import type { CountryChoice } from './country-choices.ts';

/** Returns all countries after hydration; until then, and if they cannot be loaded, those that came with the page. */
export function useAllCountries(usualCountries: readonly CountryChoice[]): readonly CountryChoice[] {
  const { language } = useTexts();
  // The operator's own country comes first.
  const own = usualCountries[0]?.code;
  const [all, setAll] = useState<readonly CountryChoice[] | null>(null);
  useEffect(() => {
    let isShown = true;
    import('./country-choices.ts').then(
      ({ countryChoices }) => isShown && setAll(countryChoices(language, own)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [language, own]);
  return all ?? usualCountries;
}
