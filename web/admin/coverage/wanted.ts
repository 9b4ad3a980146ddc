import type { Language } from '../../../domain/language.ts';
import type { ContentRow, CoverageState, PageKind } from '../editors/pages-of.ts';

/** Filter of the table. Empty fields do not filter. */
export interface CoverageFilter {
  kind: PageKind | '';
  state: CoverageState | '';
}

export const matchesFilter = (
  { kind, states }: ContentRow,
  filter: CoverageFilter,
  languages: readonly Language[],
): boolean =>
  (filter.kind === '' || kind === filter.kind) &&
  (filter.state === '' || languages.some((language) => states[language] === filter.state));
