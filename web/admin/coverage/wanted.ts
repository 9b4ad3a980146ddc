import type { Language } from '../../../domain/language.ts';
import type { ContentRow, CoverageState, PageKind } from '../editors/pages-of.ts';

/** What the table is narrowed to; empty: nothing. */
export interface Wanted {
  kind: PageKind | '';
  state: CoverageState | '';
}

export const isWanted = (
  { kind, states }: ContentRow,
  wanted: Wanted,
  languages: readonly Language[],
): boolean =>
  (wanted.kind === '' || kind === wanted.kind) &&
  (wanted.state === '' || languages.some((language) => states[language] === wanted.state));
