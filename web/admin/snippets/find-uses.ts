import type { ListedUnit } from '../../../contract/content/list-contents.ts';

export const findUses = (name: string, units: readonly ListedUnit[]): ListedUnit[] =>
  units.filter(({ snippets }) => snippets.includes(name));
