import type { ListedUnit } from '../../../contract/content/list-contents.ts';
import { findContentKind } from '../../../domain/content-reviews.ts';
import { isMenuPage } from '../../../domain/menus.ts';
import { defaultLanguage, languages, type Language } from '../../../domain/language.ts';

export const pageKinds = ['page', 'article', 'theme', 'place', 'snippet', 'home', 'menu'] as const;
export type PageKind = (typeof pageKinds)[number];

/** States of a page in a language. `older` means that the German original has changed since the translation. */
export const coverageStates = ['missing', 'older', 'draft', 'published'] as const;
export type CoverageState = (typeof coverageStates)[number];

export interface ContentRow {
  page: string;
  containerKey: string;
  kind: PageKind;
  title: string;
  units: Partial<Record<Language, ListedUnit>>;
  states: Readonly<Record<Language, CoverageState>>;
}

/** Legal pages are of no kind of their own here, although they have rules for approvals. */
function findKind(page: string): PageKind {
  const kind = findContentKind(page);
  return kind === 'legal' ? 'page' : kind;
}

function findState(unit: ListedUnit | undefined, original: ListedUnit | undefined): CoverageState {
  if (!unit?.isPublished)
    return unit && unit.status !== 'archived' && (unit.title !== '' || unit.draft !== null)
      ? 'draft'
      : 'missing';
  const isOlder =
    unit !== original &&
    original?.isPublished === true &&
    (unit.sourceRevision ?? 0) < (original.publishedRevision ?? 0);
  return isOlder ? 'older' : 'published';
}

export function buildRows(
  units: readonly ListedUnit[],
  language: Language,
  /** Menus have no title of their own. */
  titleOfMenu: (name: string) => string = (name) => name,
): ContentRow[] {
  const byPage = new Map<string, Partial<Record<Language, ListedUnit>>>();
  for (const unit of units) {
    const key = `${unit.page} ${unit.containerKey}`;
    byPage.set(key, { ...byPage.get(key), [unit.language]: unit });
  }
  return [...byPage.values()]
    .map((pageUnits) => {
      const unitsByPreference = [
        pageUnits[language],
        pageUnits[defaultLanguage],
        ...Object.values(pageUnits),
      ].filter((one) => one !== undefined);
      const { page, containerKey } = unitsByPreference[0]!;
      return {
        page,
        containerKey,
        kind: findKind(page),
        title:
          unitsByPreference.find(({ title }) => title !== '')?.title ??
          (isMenuPage(page) ? titleOfMenu(page.slice('menus/'.length)) : page),
        units: pageUnits,
        states: Object.fromEntries(
          languages.map((one) => [
            one,
            // A menu is one text for all languages.
            findState(pageUnits[isMenuPage(page) ? defaultLanguage : one], pageUnits[defaultLanguage]),
          ]),
        ) as ContentRow['states'],
      };
    })
    .sort((one, other) => one.title.localeCompare(other.title, language));
}

const weights: Record<CoverageState, number> = { missing: 100, draft: 10, older: 1, published: 0 };

/** Sorts pages by the number of languages in which they are missing, then by drafts, then by outdated translations. */
export function worstFirst(rows: readonly ContentRow[], of: readonly Language[] = languages): ContentRow[] {
  const weight = ({ states }: ContentRow): number =>
    of.reduce((sum, language) => sum + weights[states[language]], 0);
  return rows.toSorted((one, other) => weight(other) - weight(one));
}

export function countStates(rows: readonly ContentRow[], language: Language): Record<CoverageState, number> {
  const counts = { missing: 0, older: 0, draft: 0, published: 0 };
  for (const { states } of rows) counts[states[language]] += 1;
  return counts;
}

/**
 * Returns the address for editing a container: the page itself with a suffix that opens the editor, or a page of the
 * editors' desk if the container has no address, such as a snippet or a page that is not published in any language.
 */
export function editAddress(
  { page, kind, units }: Pick<ContentRow, 'page' | 'kind' | 'units'>,
  language: Language,
  pathOf: (name: 'AdminSnippets' | 'AdminCoverage' | 'AdminMenus') => string,
): string {
  if (kind === 'snippet') {
    const query = new URLSearchParams({ snippet: page.slice('snippets/'.length), in: language });
    return `${pathOf('AdminSnippets')}?${query.toString()}`;
  }
  if (kind === 'menu') return `${pathOf('AdminMenus')}?menu=${page.slice('menus/'.length)}`;
  const path =
    units[language]?.path ??
    units[defaultLanguage]?.path ??
    Object.values(units).find((unit) => unit.path !== null)?.path;
  if (path) return `${path}#edit-${language}`;
  return `${pathOf('AdminCoverage')}?${new URLSearchParams({ edit: page, in: language }).toString()}`;
}
