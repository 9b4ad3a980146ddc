import { useRouteLoaderData } from 'react-router';
import { languages, type Language, type Localized } from '../../domain/language.ts';

/** Returns the languages that the operator offers guests, in the order of all languages; an error page without data returns all. */
export function useOfferedLanguages(): readonly Language[] {
  return useRouteLoaderData<{ languages?: readonly Language[] }>('root')?.languages ?? languages;
}

const countryOfLanguage: Localized = { de: 'de', en: 'gb', fr: 'fr', it: 'it' };

/** Returns the country with which forms begin: where the operator's main language is spoken. */
export function useUsualCountry(): string {
  return countryOfLanguage[useRouteLoaderData<{ mainLanguage?: Language }>('root')?.mainLanguage ?? 'de'];
}
