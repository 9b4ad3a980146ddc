import type { Suggestion } from './use-suggestions.ts';

export interface ChosenPlace {
  /** Text of the field: the place's name, then the words. */
  name: string;
  filter: { country: string } | { region: string } | { place: string };
  words?: string;
}

/** A suggestion as search input; null for one that has a page of its own. */
export function placeOf({ kind, key, name, words }: Suggestion): ChosenPlace | null {
  const rest = words === '' ? { name } : { name: `${name} ${words}`, words };
  if (kind === 'country') return { ...rest, filter: { country: key } };
  if (kind === 'region') return { ...rest, filter: { region: key } };
  return kind === 'place' ? { ...rest, filter: { place: key } } : null;
}
