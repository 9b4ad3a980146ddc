import { contentDocuments } from '../../../content/documents.ts';
import { contentRoutes, type ContentRouteName } from '../../../domain/content-routes.ts';
import type { ContentText } from '../../../domain/content-text.ts';
import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';

/** What other areas and the pages may ask of content. */
export interface Content {
  /** Null where no content page has this name. */
  page(name: string, language: Language): ContentText | null;
  /** The path of every content page, so that links go by name where no table of routes knows them. */
  paths(language: Language): Readonly<Record<ContentRouteName, string>>;
}

const isContentName = (name: string): name is ContentRouteName => Object.hasOwn(contentDocuments, name);

export function createContent({ routes }: { routes: SiteRoutes }): Content {
  return {
    page: (name, language) => (isContentName(name) ? contentDocuments[name][language] : null),
    paths: (language) =>
      Object.fromEntries(contentRoutes.map(({ name }) => [name, routes.pathOf(name, language)])) as Record<
        ContentRouteName,
        string
      >,
  };
}
