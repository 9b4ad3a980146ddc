import type { Language } from '../../../domain/language.ts';
import { placesNearMe } from './places-near-me.ts';
import { recentPlaces } from './recent-places.ts';
import type { SuggestionResult, Suggestion } from './use-suggestions.ts';

/** Actions in the list: search nearby, and keep or clear recent places. */
export interface PlaceAction {
  kind: 'action';
  key: 'nearMe' | 'keep' | 'forget';
}

export type PlaceOption = Suggestion | PlaceAction;

export interface OptionGroup {
  heading: 'recent' | 'popular' | 'nearYou' | 'nearTown' | null;
  options: readonly PlaceOption[];
}

/** State of the search nearby: null before the first request, or its places. */
export type NearMe = null | 'locating' | 'failed' | readonly Suggestion[];

const action = (key: PlaceAction['key']): PlaceAction => ({ kind: 'action', key });

/** Returns the groups of the list: recent and popular places before any input, else the matches. */
export function optionGroups(text: string, result: SuggestionResult, nearMe: NearMe): OptionGroup[] {
  if (text.trim() !== '') {
    return [{ heading: result.nearTown === '' ? null : 'nearTown', options: result.suggestions }];
  }
  if (Array.isArray(nearMe)) return [{ heading: 'nearYou', options: nearMe as readonly Suggestion[] }];
  const recent = recentPlaces.get();
  const isNew = ({ kind, key }: Suggestion): boolean =>
    !recent.some((other) => other.kind === kind && other.key === key);
  const groups: OptionGroup[] = [
    { heading: null, options: [action('nearMe')] },
    {
      heading: 'recent',
      options: recent.length > 0 ? [...recent, action(recentPlaces.isKept ? 'forget' : 'keep')] : [],
    },
    // The result may still belong to earlier input, whose suggestions are not the popular places.
    { heading: 'popular', options: result.text === '' ? result.suggestions.filter(isNew) : [] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

export { recentPlaces };

export async function runPlaceAction(
  key: PlaceAction['key'],
  language: Language,
  onNearMe: (state: NearMe) => void,
): Promise<void> {
  if (key !== 'nearMe') return recentPlaces[key]();
  onNearMe('locating');
  try {
    onNearMe(await placesNearMe(language));
  } catch {
    onNearMe('failed');
  }
}
