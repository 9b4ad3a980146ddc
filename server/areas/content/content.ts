import { contentDocuments } from '../../../content/documents.ts';
import { homeEntities } from '../../../content/home/entities.ts';
import { contentRoutes, type ContentRouteName } from '../../../domain/content-routes.ts';
import type { ContentText } from '../../../domain/content-text.ts';
import type { HomeEntities } from '../../../domain/home-entities.ts';
import { languages, type Language, type Localized } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';

/** What other areas and the pages may ask of content. */
export interface Content {
  /** Null where no content page has this name. */
  page(name: string, language: Language): ContentText | null;
  /** What somebody has written for the start page. */
  home(language: Language): HomeEntities<string>;
  /** The path of every content page, so that links go by name where no table of routes knows them. */
  paths(language: Language): Readonly<Record<ContentRouteName, string>>;
}

const isContentName = (name: string): name is ContentRouteName => Object.hasOwn(contentDocuments, name);

/** The same data with each text in one language. */
function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language));
  if (typeof value !== 'object' || value === null) return value;
  if (languages.every((one) => Object.hasOwn(value, one))) return (value as Localized)[language];
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inLanguage(one, language)]));
}

export function createContent({ routes }: { routes: SiteRoutes }): Content {
  const home = new Map(
    languages.map((language) => [language, inLanguage(homeEntities, language) as HomeEntities<string>]),
  );
  return {
    home: (language) => home.get(language)!,
    page: (name, language) => (isContentName(name) ? contentDocuments[name][language] : null),
    paths: (language) =>
      Object.fromEntries(contentRoutes.map(({ name }) => [name, routes.pathOf(name, language)])) as Record<
        ContentRouteName,
        string
      >,
  };
}
