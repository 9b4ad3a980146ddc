import { useRouteLoaderData } from 'react-router';
import { languages, type Language } from '../../domain/language.ts';

/** Returns the languages that the operator offers guests, in the order of all languages; an error page without data returns all. */
export function useOfferedLanguages(): readonly Language[] {
  return useRouteLoaderData<{ languages?: readonly Language[] }>('root')?.languages ?? languages;
}
