import type { Suggestion } from './use-suggestions.ts';

export interface ChosenPlace {
  /** Text of the field: the place's name, then the words. */
  name: string;
  filter: { country: string } | { region: string } | { place: string };
  words?: string;
}

/** Converts a suggestion to search input; null for one that has a page of its own. */
export function toChosenPlace({ kind, key, name, words }: Suggestion): ChosenPlace | null {
  const texts = words === '' ? { name } : { name: `${name} ${words}`, words };
  if (kind === 'country') return { ...texts, filter: { country: key } };
  if (kind === 'region') return { ...texts, filter: { region: key } };
  return kind === 'place' ? { ...texts, filter: { place: key } } : null;
}
