import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { nameSpellings } from '../../../domain/place-name.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { useSuggestions, type Suggestion } from '../../features/search-box/use-suggestions.ts';
import { readPair } from '../parts/read-position.ts';
import styles from '../parts/landlord.module.css';
import { usePreparedPlaces } from '../parts/use-prepared-places.ts';

type Town = ResponseOf<Api['findHomePlaces']>['places'][number];

/** Debounce in milliseconds before all towns of the world are searched. */
const restMs = 400;
const wholeNameFrom = 3;
/** Longer texts are no names, but something pasted. */
const nameMax = 100;
const timeoutMs = 60_000;

/** Matches of a name: places with homes first, then other towns of the world. */
export function TownList({
  places,
  others: otherTowns,
  isNone,
  onPlace,
  onTown,
}: {
  places: readonly Suggestion[];
  others: readonly Town[];
  isNone: boolean;
  onPlace: (place: { id: number; label: string }) => void;
  onTown: (town: Town) => void;
}): ReactNode {
  const { t } = useTexts();
  if (places.length + otherTowns.length === 0) {
    return (
      <p role="status" className={styles.soft}>
        {isNone && t('landlord.homes.new.townNone')}
      </p>
    );
  }
  return (
    <ul className={styles.stack} aria-label={t('landlord.homes.new.townChoose')} data-testid="towns">
      {places.map(({ key, name, context }) => (
        <li key={key}>
          <Button
            wide
            onClick={({ currentTarget }) => {
              focusTown(currentTarget);
              onPlace({ id: Number(key), label: name });
            }}
          >
            {name}, {context}
          </Button>
        </li>
      ))}
      {otherTowns.map((town) => (
        <li key={`${town.placeID} ${town.lat} ${town.lon}`}>
          <Button
            wide
            onClick={({ currentTarget }) => {
              focusTown(currentTarget);
              onTown(town);
            }}
          >
            {town.name}, {town.context}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The list disappears after the choice, so the focus moves to the town field. */
const focusTown = (button: HTMLButtonElement): void =>
  button.form?.querySelector<HTMLInputElement>('[name="town"]')?.focus();

/** Suggests towns for the typed name until one is chosen, from places of the catalogue and towns of the world. */
export function useTownChoices(
  town: string,
  isSearching: boolean,
): { named: readonly Town[]; places: readonly Suggestion[]; others: readonly Town[]; isNone: boolean } {
  const { language } = useTexts();
  const trimmedTown = town.trim();
  const { suggestions } = useSuggestions(town, language, trimmedTown.length > 1 && isSearching);
  const { named, isAnswered } = useTownSearch(trimmedTown);
  if (!isSearching) return { named, places: [], others: [], isNone: false };
  const places = suggestions.filter(
    ({ kind, name }) =>
      // If a town of the world has exactly this name, places that only match loosely are not listed before it.
      kind === 'place' && (named.length === 0 || matchesSpelling(name, trimmedTown)),
  );
  const otherTowns = named.filter(({ placeID }) => !places.some(({ key }) => key === String(placeID)));
  return { named, places, others: otherTowns, isNone: isAnswered && places.length + otherTowns.length === 0 };
}

function matchesSpelling(name: string, typed: string): boolean {
  const spellings = nameSpellings(typed);
  return nameSpellings(name).some((spelling) => spellings.some((one) => ` ${spelling}`.includes(` ${one}`)));
}

/** Finds towns of the world by name or postcode, with or without homes. */
function useTownSearch(text: string): { named: readonly Town[]; isAnswered: boolean } {
  const { language } = useTexts();
  usePreparedPlaces();
  const { answer, isCurrent } = useCall(
    'findHomePlaces',
    text.length >= wholeNameFrom && text.length <= nameMax && readPair(text) === null
      ? { languageCode: language, text }
      : null,
    { debounceMs: restMs, timeoutMs },
  );
  return { named: answer?.places ?? [], isAnswered: answer !== null && isCurrent };
}
