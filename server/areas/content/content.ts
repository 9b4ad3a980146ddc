import { homeEntities } from '../../../content/home/entities.ts';
import type { RoutedContentPage } from '../../../domain/content-page.ts';
import { contentPageOf, openContentRoutes } from '../../../domain/content-pages.ts';
import { contentRoutes, type ContentRouteName } from '../../../domain/content-routes.ts';
import type { HomeEntities } from '../../../domain/home-entities.ts';
import { languages, type Language, type Localized } from '../../../domain/language.ts';
import type { RouteMatch } from '../../../domain/routes.ts';
import type { Area } from '../../http/area-module.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import { pathsOf, presentPage } from './present-page.ts';
import { createPublishedReader, type Published } from './published.ts';
import type { LinkDeps } from './resolve-links.ts';
import { seedContents } from './seed-contents.ts';

/** What other areas and the pages may ask of content. */
export interface Content {
  /** Null where the route names no content page, or one that is not published in this language. */
  page(match: RouteMatch): Promise<RoutedContentPage | null>;
  /** What somebody has written for the start page. */
  home(language: Language): HomeEntities<string>;
  /** The path of every published content page with one address, so that links go by name where no table of routes knows them. */
  paths(language: Language): Promise<Partial<Record<ContentRouteName, string>>>;
  /** The addresses of all published pages by language, for search engines. */
  addresses(): Promise<Partial<Record<Language, string>>[]>;
}

export interface ContentDeps extends LinkDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  readModels: Pick<ReadModels, 'of'>;
}

const contentNames: ReadonlySet<string> = new Set(contentRoutes.map(({ name }) => name));
const isContentMatch = (match: RouteMatch): match is RouteMatch<ContentRouteName> =>
  contentNames.has(match.name);
const single = contentRoutes
  .map(({ name }) => name)
  .filter((name) => !Object.hasOwn(openContentRoutes, name));

/** The same data with each text in one language. */
function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language));
  if (typeof value !== 'object' || value === null) return value;
  if (languages.every((one) => Object.hasOwn(value, one))) return (value as Localized)[language];
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inLanguage(one, language)]));
}

const home = new Map<Language, HomeEntities<string>>();

/** What somebody has written for the start page, in one language. */
export function homeContent(language: Language): HomeEntities<string> {
  const known = home.get(language) ?? (inLanguage(homeEntities, language) as HomeEntities<string>);
  home.set(language, known);
  return known;
}

export function createContent({ connection, readModels, ...deps }: ContentDeps): Area<Content> {
  const published = readModels.of(['contents'], createPublishedReader());

  function addressesIn(all: Published): Partial<Record<Language, string>>[] {
    const ofFolders = Object.entries(openContentRoutes).flatMap(([name, { folder }]) =>
      [...new Set(all.all.map(({ page }) => page).filter((page) => page.startsWith(folder)))].map((page) =>
        pathsOf(deps, all, page, { name: name as ContentRouteName }),
      ),
    );
    return [...single.map((name) => pathsOf(deps, all, contentPageOf(name), { name })), ...ofFolders];
  }

  const content: Content = {
    home: homeContent,
    async page(match) {
      return isContentMatch(match) ? presentPage(deps, await published.get(), match) : null;
    },
    async paths(language) {
      const all = await published.get();
      return Object.fromEntries(
        single
          .filter((name) => all.find(contentPageOf(name), language))
          .map((name) => [name, deps.routes.pathOf(name, language)]),
      );
    },
    addresses: async () => addressesIn(await published.get()),
  };
  return { ...content, module: { name: 'content', start: () => seedContents(connection) } };
}
