import type { ListedUnit } from '../../../contract/content/list-contents.ts';

/** The texts that show a snippet, in each language on its own. */
export const usesOf = (name: string, units: readonly ListedUnit[]): ListedUnit[] =>
  units.filter(({ snippets }) => snippets.includes(name));
