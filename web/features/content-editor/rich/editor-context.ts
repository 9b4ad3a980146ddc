import { createContext, useContext } from 'react';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { Api } from '../../../../contract/api.ts';
import { defaultLanguage, type Language } from '../../../../domain/language.ts';
import type { StartCatalogue } from '../../start/start-entities.ts';

export interface Offered {
  language: Language;
  pages: readonly { to: string; title: string }[];
  scenes: readonly string[];
  snippets: readonly { name: string; title: string }[];
  behind: ReadonlySet<string>;
  start: StartCatalogue;
}

const noCatalogue: StartCatalogue = { countries: [], regions: [], offers: [] };

export const nothingOffered = (language: Language): Offered => ({
  language,
  pages: [],
  scenes: [],
  snippets: [],
  behind: new Set(),
  start: noCatalogue,
});

const OfferedContext = createContext<Offered>(nothingOffered('de'));
export const OfferedProvider = OfferedContext.Provider;
export const useOffered = (): Offered => useContext(OfferedContext);

export type ContentList = ResponseOf<Api['listContents']>;

export function offeredIn(
  { units, scenes }: ContentList,
  language: Language,
  start: StartCatalogue = noCatalogue,
): Offered {
  const originals = new Map(
    units
      .filter((unit) => unit.language === defaultLanguage)
      .map(({ page, publishedRevision }) => [page, publishedRevision ?? 0]),
  );
  const published = units.filter((unit) => unit.language === language && unit.isPublished);
  return {
    language,
    pages: published.flatMap(({ link, title }) => (link === null ? [] : [{ to: link, title }])),
    scenes,
    start,
    behind: new Set(
      language === defaultLanguage
        ? []
        : published
            .filter(({ page, sourceRevision }) => (sourceRevision ?? 0) < (originals.get(page) ?? 0))
            .map(({ page }) => page),
    ),
    snippets: published.flatMap(({ page, title }) =>
      page.startsWith('snippets/') ? [{ name: page.slice('snippets/'.length), title }] : [],
    ),
  };
}
