import type { Language } from '../../../domain/language.ts';
import { placesNearMe } from './places-near-me.ts';
import { recentPlaces } from './recent-places.ts';
import type { Suggested, Suggestion } from './use-suggestions.ts';

/** What the list offers beside places: to look around oneself, and to keep or clear what was chosen lately. */
export interface PlaceAction {
  kind: 'action';
  key: 'nearMe' | 'keep' | 'forget';
}

export type PlaceOption = Suggestion | PlaceAction;

export interface OptionGroup {
  heading: 'recent' | 'popular' | 'nearYou' | 'nearTown' | null;
  options: readonly PlaceOption[];
}

/** The state of looking around oneself: not asked, under way, failed, or the places. */
export type NearMe = null | 'locating' | 'failed' | readonly Suggestion[];

const action = (key: PlaceAction['key']): PlaceAction => ({ kind: 'action', key });

/** What the list shows: before anything is typed what was chosen lately and much is offered; then what fits. */
export function optionGroups(text: string, found: Suggested, nearMe: NearMe): OptionGroup[] {
  if (text.trim() !== '') {
    return [{ heading: found.nearTown === '' ? null : 'nearTown', options: found.suggestions }];
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
    // Typed text may still be under way: its suggestions are not those of an empty field.
    { heading: 'popular', options: found.text === '' ? found.suggestions.filter(isNew) : [] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

export { recentPlaces };

/** Does what an action of the list says; `onNearMe` is told how far looking around oneself has come. */
export async function act(
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
