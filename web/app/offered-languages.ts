import { useRouteLoaderData } from 'react-router';
import { languages, type Language } from '../../domain/language.ts';

/** The languages that the operator offers guests, in the order of all languages; an error page without data knows of none switched off. */
export function useOfferedLanguages(): readonly Language[] {
  return useRouteLoaderData<{ languages?: readonly Language[] }>('root')?.languages ?? languages;
}
