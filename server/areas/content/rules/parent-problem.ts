import { canStandAbove, isOrdinaryPage } from '../../../../domain/ordinary-pages.ts';
import { pageDepthMax } from '../../../../domain/page-slug.ts';

export type ParentProblem = 'missing' | 'itself' | 'deep';

/** Returns the reason why a page cannot be placed below another one, or null. A new page has no children. */
export function parentProblem(
  parents: ReadonlyMap<string, string | null>,
  page: string | null,
  parent: string | null,
): ParentProblem | null {
  if (parent === null) return null;
  if (!canStandAbove(parent) || (isOrdinaryPage(parent) && !parents.has(parent))) return 'missing';
  const line = lineTo(parents, parent);
  if (page !== null && line.includes(page)) return 'itself';
  const below = page === null ? 1 : countLevels(parents, page);
  return line.length + below > pageDepthMax ? 'deep' : null;
}

/** Returns a page and its ancestors. */
function lineTo(parents: ReadonlyMap<string, string | null>, page: string): string[] {
  const line: string[] = [];
  let current: string | null = page;
  while (current !== null && !line.includes(current)) {
    line.push(current);
    current = parents.get(current) ?? null;
  }
  return line;
}

/** Returns the number of levels from a page down to its lowest descendant. */
function countLevels(parents: ReadonlyMap<string, string | null>, page: string): number {
  const lines = [...parents.keys()].map((one) => lineTo(parents, one).indexOf(page) + 1);
  return Math.max(1, ...lines);
}
