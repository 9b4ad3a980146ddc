import { placePageKey } from '../../../domain/content-pages.ts';
import { defaultLanguage } from '../../../domain/language.ts';
import { startPage } from '../../../domain/start-page.ts';
import type { ListedUnit } from '../../../contract/content/list-contents.ts';
import {
  contentPageKey,
  contentParents,
  isOpenRoute,
  openContentRoutes,
} from '../../../domain/content-pages.ts';
import {
  canStandAbove,
  isOrdinaryPage,
  ordinaryFolder,
  ordinaryName,
  routeOfContentPage,
} from '../../../domain/ordinary-pages.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { OverviewRow } from './overview-store.ts';
import { listSiblings } from './address-taken.ts';
import { pathOfPage } from './page-paths.ts';
import { mainContainer } from './rules/container.ts';
import type { Published } from './published.ts';
import type { LinkDeps } from './resolve-links.ts';

export interface OverviewDeps {
  db: Database;
  clock: Clock;
  links: LinkDeps;
  published(): Promise<Published>;
}

function findLink(page: string): string | null {
  if (page === startPage) return 'page:Home';
  if (isOrdinaryPage(page)) return `page:${ordinaryName}/${page.slice(ordinaryFolder.length)}`;
  const route = routeOfContentPage(page);
  if (route === null) return null;
  return isOpenRoute(route)
    ? `page:${route}/${page.slice(openContentRoutes[route].folder.length)}`
    : `page:${route}`;
}

/** Returns the page above a page; null at the top. */
function findParent({ tree }: Published, page: string): string | null {
  const route = routeOfContentPage(page);
  const parent = route === null ? undefined : contentParents[route];
  return parent ? contentPageKey(parent) : (tree.parents.get(page) ?? null);
}

function unitStatus({ schedules, draftAt, isPublished, latest }: OverviewRow): ListedUnit['status'] {
  if (schedules.some(({ action }) => action === 'publish')) return 'scheduled';
  if (draftAt !== null) return 'draft';
  if (isPublished) return 'published';
  return latest > 0 ? 'archived' : 'draft';
}

/** Returns the German slugs of places with texts, by page name. */
export async function slugsOfPlaces({ whoami }: Pick<LinkDeps, 'whoami'>): Promise<Map<string, string>> {
  const slugs = await whoami.placeSlugs(defaultLanguage);
  return new Map(slugs.map((slug) => [placePageKey(slug), slug]));
}

async function pathOfUnit(
  deps: LinkDeps,
  published: Published,
  slugs: ReadonlyMap<string, string>,
  { page, language }: Pick<OverviewRow, 'page' | 'language'>,
): Promise<string | null> {
  if (page === startPage || isOrdinaryPage(page) || routeOfContentPage(page) !== null) {
    const isThere = page === startPage || published.find(page, language) !== null;
    return isThere ? pathOfPage(deps.routes, published, page, language) : null;
  }
  const slug = slugs.get(page);
  return slug === undefined ? null : deps.whoami.translate(`/${slug}`, defaultLanguage, language);
}

/** Returns the title: of a published text with the operator's facts inserted, of a working copy as written. */
function findTitle(
  published: Published,
  { page, language, containerKey, draftAt, title }: OverviewRow,
): string {
  const isShown = containerKey === mainContainer && draftAt === null;
  return (isShown ? published.find(page, language)?.head.title : undefined) ?? title ?? '';
}

/** Presents a unit for lists, with its URL and the links that others can use. */
export async function presentUnit(
  deps: LinkDeps,
  published: Published,
  slugs: ReadonlyMap<string, string>,
  row: OverviewRow,
): Promise<ListedUnit> {
  const { page, language } = row;
  const place = listSiblings({ published }, page);
  return {
    contentID: row.contentId,
    page,
    containerKey: row.containerKey,
    language,
    title: findTitle(published, row),
    path: await pathOfUnit(deps, published, slugs, row),
    link: findLink(page),
    parent: findParent(published, page),
    canStandAbove: canStandAbove(page),
    slug: place === null ? null : (row.slug ?? page.slice(place.siblings.folder.length)),
    status: unitStatus(row),
    isPublished: row.isPublished,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    publishedRevision: row.publishedNumber,
    sourceRevision: row.sourceNumber,
    draft:
      row.draftAuthor === null || row.draftAt === null
        ? null
        : { author: row.draftAuthor, updatedAt: row.draftAt.toISOString() },
    lockedBy: row.lockedBy,
    schedules: row.schedules.map(({ action, at, number, author }) => ({
      action,
      at: new Date(at).toISOString(),
      revision: number,
      author,
    })),
    snippets: row.snippets,
  };
}
