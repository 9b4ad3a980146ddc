import type { ListedUnit } from '../../../contract/content/list-contents.ts';
import { findOpenRoute, isRequiredPage } from '../../../domain/content-pages.ts';
import type { Language } from '../../../domain/language.ts';

export const issuePageKinds = ['article', 'theme', 'page'] as const;
export type IssuePageKind = (typeof issuePageKinds)[number];

export interface IssuePage {
  path: string;
  title: string;
  publishedAt: string;
}

/** Nobody sends these as a newsletter; who wants to may still type their address. */
const legalPages: ReadonlySet<string> = new Set(['agency-terms', 'host-terms', 'accessibility']);

function findKind(page: string): IssuePageKind {
  const openRoute = findOpenRoute(page);
  if (openRoute === null) return 'page';
  return openRoute === 'BlogArticle' ? 'article' : 'theme';
}

/** Returns the published pages from which an issue can be created, in the reader's language, latest first. */
export function issuePages(
  units: readonly ListedUnit[],
  language: Language,
): Record<IssuePageKind, IssuePage[]> {
  const pages: Record<IssuePageKind, IssuePage[]> = { article: [], theme: [], page: [] };
  for (const unit of units) {
    const { page, path, title, publishedAt, isPublished } = unit;
    const isWhole = unit.containerKey === 'main' && unit.language === language;
    if (!isWhole || !isPublished || path === null || publishedAt === null || title === '') continue;
    if (isRequiredPage(page) || legalPages.has(page)) continue;
    pages[findKind(page)].push({ path, title, publishedAt });
  }
  const latestFirst = (one: IssuePage, other: IssuePage): number =>
    other.publishedAt.localeCompare(one.publishedAt) || one.title.localeCompare(other.title, language);
  for (const kind of issuePageKinds) pages[kind].sort(latestFirst);
  return pages;
}
