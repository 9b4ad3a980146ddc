import { splitWords } from '../../../domain/folded-text.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { pageDepthMax } from '../../../domain/page-slug.ts';
import type { ContentRow } from '../editors/pages-of.ts';

/** A page with its depth in the tree. */
export interface TreePage {
  row: ContentRow;
  /** 0 for pages at the top. */
  depth: number;
  parent: string | null;
  /** True if it can have pages below it. */
  canHaveChildren: boolean;
  slugs: Partial<Record<Language, string>>;
  lastChange: string | null;
}

const treeKinds: ReadonlySet<ContentRow['kind']> = new Set(['page', 'article', 'theme', 'home']);

/** True for a page added by editors that has neither a draft nor a published text any more. */
const isGivenUp = ({ units }: ContentRow): boolean =>
  Object.values(units).every(
    ({ slug, isPublished, draft, schedules }) =>
      slug !== null && !isPublished && draft === null && schedules.length === 0,
  );

const someUnit = ({ units }: ContentRow): ContentRow['units'][Language] => Object.values(units)[0];

function toTreePage(row: ContentRow, depth: number): TreePage {
  const units = languages.flatMap((language) => row.units[language] ?? []);
  const changes = units.flatMap(({ draft, publishedAt }) =>
    [draft?.updatedAt ?? [], publishedAt ?? []].flat(),
  );
  return {
    row,
    depth,
    parent: someUnit(row)?.parent ?? null,
    canHaveChildren: units.some(({ canStandAbove }) => canStandAbove) && depth < pageDepthMax - 1,
    slugs: Object.fromEntries(
      units.flatMap(({ language, slug }) => (slug === null ? [] : [[language, slug]])),
    ),
    lastChange: changes.toSorted().at(-1) ?? null,
  };
}

/** Returns the pages whose title or address has a word that begins with each sought word. */
export function findPages(tree: readonly TreePage[], sought: string): TreePage[] {
  const words = splitWords(sought);
  return tree.filter(({ row, slugs }) => {
    const titles = Object.values(row.units).map(({ title }) => title ?? '');
    const has = splitWords([row.title, ...titles, ...Object.values(slugs), row.page].join(' '));
    return words.every((word) => has.some((one) => one.startsWith(word)));
  });
}

/** Lists the pages that have an address of their own, each followed by its children. The start page comes first. */
export function buildTree(rows: readonly ContentRow[]): TreePage[] {
  const pages = rows.filter(
    (row) => row.containerKey === 'main' && treeKinds.has(row.kind) && !isGivenUp(row),
  );
  const names = new Set(pages.map(({ page }) => page));
  const byParent = Map.groupBy(pages, (row) => {
    const parent = someUnit(row)?.parent ?? null;
    // A page whose parent has no text yet is shown at the top rather than nowhere.
    return parent !== null && names.has(parent) ? parent : null;
  });
  const list = (parent: string | null, depth: number): TreePage[] =>
    (byParent.get(parent) ?? []).flatMap((row) => [toTreePage(row, depth), ...list(row.page, depth + 1)]);
  const tree = list(null, 0);
  return [...tree.filter(({ row }) => row.kind === 'home'), ...tree.filter(({ row }) => row.kind !== 'home')];
}

/** Returns the possible parents of a page, which exclude the page itself and its descendants. */
export function possibleParents(tree: readonly TreePage[], page: string | null): TreePage[] {
  const below = new Set(page === null ? [] : [page]);
  for (const { row, parent } of tree) if (parent !== null && below.has(parent)) below.add(row.page);
  return tree.filter(({ row, canHaveChildren }) => canHaveChildren && !below.has(row.page));
}
