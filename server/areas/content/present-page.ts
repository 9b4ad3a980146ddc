import type { ContentBlock } from '../../../domain/content-blocks.ts';
import type { ContentPage, ContentTeaser, RoutedContentPage } from '../../../domain/content-page.ts';
import {
  contentPageKey,
  contentParents,
  isOpenRoute,
  openContentRoutes,
} from '../../../domain/content-pages.ts';
import type { ContentRouteName } from '../../../domain/content-routes.ts';
import type { Language } from '../../../domain/language.ts';
import { ordinaryName, type ContentPageName } from '../../../domain/ordinary-pages.ts';
import type { RouteMatch } from '../../../domain/routes.ts';
import { pagesAbove, pathOfPage } from './page-paths.ts';
import { wholeText, type Published, type PublishedPage } from './published.ts';
import { createResolver, collectTargets, type LinkDeps } from './resolve-links.ts';
import { readingMinutes } from './rules/reading-minutes.ts';

type Resolver = ReturnType<typeof createResolver>;
const relatedMax = 3;

/** Leaves out entries whose links have no target. */
export async function resolveLinks(
  names: Iterable<string>,
  find: Resolver['href'],
): Promise<Record<string, string>> {
  const targets = await Promise.all([...names].map(async (name) => [name, await find(name)] as const));
  return Object.fromEntries(targets.flatMap(([name, at]) => (at === null ? [] : [[name, at]])));
}

export const snippetPage = (name: string): string => `snippets/${name}`;

/** Replaces references by the content of their snippets. Snippets inside snippets are left out, which prevents recursion. */
function withSnippets(
  blocks: readonly ContentBlock[],
  published: Pick<Published, 'find' | 'further'>,
  language: Language,
): ContentBlock[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'snippet') return [block];
    const inner = published.find(snippetPage(block.snippet), language);
    return (inner ? wholeText(published, inner) : [])
      .filter(({ kind }) => kind !== 'snippet')
      .map((one) => ({ ...one, id: `${block.id}-${one.id}` }));
  });
}

export async function presentContent(
  text: PublishedPage,
  resolver: Resolver,
  published: Pick<Published, 'find' | 'further'>,
): Promise<ContentPage> {
  const { page, head, changedOn, language } = text;
  const blocks = withSnippets(wholeText(published, text), published, language);
  const { links, scenes } = collectTargets([head, ...blocks]);
  return {
    page,
    head,
    blocks,
    changedOn,
    links: await resolveLinks(links, resolver.href),
    pictures: await resolveLinks(scenes, resolver.picture),
  };
}

/** Returns the page name for a route; null if the slug belongs to no published page. */
function findPageName(published: Published, { name, params, language }: RouteMatch): string | null {
  if (!isOpenRoute(name)) return contentPageKey(name);
  const { folder, param } = openContentRoutes[name];
  return published.bySlug(folder, params[param] ?? '', language)?.page ?? null;
}

/** Presents the page of a route; null if it is not published. */
export async function presentRoute(
  deps: LinkDeps,
  published: Published,
  match: RouteMatch<ContentRouteName>,
): Promise<RoutedContentPage | null> {
  const page = findPageName(published, match);
  return page === null ? null : presentPage(deps, published, { page, ...match });
}

/** Presents a page with its context: its URLs, its ancestors, and the pages it lists. */
export async function presentPage(
  deps: LinkDeps,
  published: Published,
  {
    page,
    name,
    language,
    params,
  }: { page: string; name: ContentPageName; language: Language; params?: RouteMatch['params'] },
): Promise<RoutedContentPage | null> {
  const text = published.find(page, language);
  if (!text) return null;
  const resolver = createResolver(deps, published, language);
  return {
    ...(await presentContent(text, resolver, published)),
    name,
    minutes: readingMinutes([text.head, ...wholeText(published, text)]),
    paths: buildPaths(deps, published, page, params),
    above: findPagesAbove(published, page, name).flatMap((above) => {
      const title = published.find(above, language)?.head.title;
      const path = pathOfPage(deps.routes, published, above, language);
      return title === undefined || path === null ? [] : [{ title, path }];
    }),
    listed: await Promise.all(
      findListedPages(published, text, name).map((teaserPage) =>
        presentTeaser(deps, published, teaserPage, resolver),
      ),
    ),
  };
}

/** Returns the pages above a page, outermost first. */
function findPagesAbove(published: Published, page: string, name: ContentPageName): string[] {
  if (name === ordinaryName) return pagesAbove(published, page);
  const parent = contentParents[name];
  return parent ? [contentPageKey(parent)] : [];
}

export function pathsOfMatch(
  deps: Pick<LinkDeps, 'routes'>,
  published: Published,
  match: RouteMatch<ContentRouteName>,
): Partial<Record<Language, string>> {
  const page = findPageName(published, match);
  return page === null ? {} : buildPaths(deps, published, page, match.params);
}

/** Returns the paths of a page in the languages in which it is published. */
export function buildPaths(
  { routes }: Pick<LinkDeps, 'routes'>,
  published: Published,
  page: string,
  params?: RouteMatch['params'],
): Partial<Record<Language, string>> {
  return Object.fromEntries(
    published.findLanguages(page).flatMap((language) => {
      const path = pathOfPage(routes, published, page, language, params);
      return path === null ? [] : [[language, path]];
    }),
  );
}

const byDate = (a: PublishedPage, b: PublishedPage): number =>
  (b.head.article?.date ?? '').localeCompare(a.head.article?.date ?? '', 'en') ||
  a.page.localeCompare(b.page, 'en');

/**
 * Returns the pages that a page lists: a list page shows all pages below it; an article suggests those named by its author, then the
 * latest.
 */
function findListedPages(
  published: Published,
  { page, head, language }: PublishedPage,
  name: string,
): PublishedPage[] {
  const lists = Object.values(openContentRoutes).find(({ parent }) => parent === name);
  if (lists) return published.inFolder(lists.folder, language).toSorted(byDate);
  if (!isOpenRoute(name)) return [];
  const { folder } = openContentRoutes[name];
  const siblings = published.inFolder(folder, language).filter((sibling) => sibling.page !== page);
  const relatedPages = (head.article?.related ?? []).flatMap(
    (key) => published.find(folder + key, language) ?? [],
  );
  return [...new Set([...relatedPages, ...siblings.toSorted(byDate)])].slice(0, relatedMax);
}

async function presentTeaser(
  { routes }: Pick<LinkDeps, 'routes'>,
  published: Published,
  text: PublishedPage,
  resolver: Pick<Resolver, 'picture'>,
): Promise<ContentTeaser> {
  const { page, head, language } = text;
  const base = head.picture && (await resolver.picture(head.picture.scene));
  const { article } = head;
  return {
    title: head.title,
    text: head.description,
    path: pathOfPage(routes, published, page, language)!,
    picture: head.picture && base ? { base, alt: head.picture.alt } : null,
    article: article
      ? {
          date: article.date,
          category: article.category,
          author: article.author,
          minutes: readingMinutes([head, ...wholeText(published, text)]),
        }
      : null,
  };
}
