import type { Suggestion } from './use-suggestions.ts';

/** What was chosen, as the search takes it. */
export interface ChosenPlace {
  /** As the field shows it: the place's name, then the words. */
  name: string;
  filter: { country: string } | { region: string } | { place: string };
  /** What else was typed, searched as words. */
  words?: string;
}

/** What a suggestion means to a search; null for what has a page of its own. */
export function placeOf({ kind, key, name, words }: Suggestion): ChosenPlace | null {
  const rest = words === '' ? { name } : { name: `${name} ${words}`, words };
  if (kind === 'country') return { ...rest, filter: { country: key } };
  if (kind === 'region') return { ...rest, filter: { region: key } };
  return kind === 'place' ? { ...rest, filter: { place: key } } : null;
}
