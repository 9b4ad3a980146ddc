import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useRoutes } from '../../app/routes-context.ts';
import { parseSearchFilter, searchDefaults, serializeSearchFilter } from '../../../domain/search-filter.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { PartyField } from './party-field.tsx';
import type { ChosenPlace } from './chosen-place.ts';
import { PlaceCombobox } from './place-combobox.tsx';
import styles from './search-box.module.css';
import { StayField } from './stay-field.tsx';
import { dogsOfPets } from '../../../domain/stay-query.ts';
import type { RequestedParty } from './requested-party.ts';
import { toRequestedStay } from '../stay-picker/requested-stay.ts';

export interface SearchBoxValues {
  place?: ChosenPlace | null;
  q?: string | undefined;
  startDate?: PlainDate | undefined;
  endDate?: PlainDate | undefined;
  tolerance?: number | undefined;
  duration?: number | undefined;
  persons?: number | undefined;
  childAges?: readonly number[] | undefined;
  pets?: string | undefined;
}

function placeWithWords({ place, q }: SearchBoxValues): ChosenPlace | null {
  return place && q ? { ...place, name: `${place.name} ${q}`, words: q } : (place ?? null);
}

/**
 * Place, dates, flexibility and guests. Without scripts it is a plain GET form; with them empty and default values are left out of the
 * address.
 */
export function SearchBox({
  values = {},
  keep = {},
  today,
  compact = false,
}: {
  values?: SearchBoxValues;
  /** Filters that stay when place or dates change. */
  keep?: Readonly<Record<string, string>>;
  /** Absent on error pages, where the browser's date is used. */
  today?: PlainDate;
  compact?: boolean;
}): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ChosenPlace | null>(placeWithWords(values));
  const [text, setText] = useState(chosen?.name ?? values.q ?? '');
  const [stay, setStay] = useState(() => toRequestedStay(values));
  const [party, setParty] = useState<RequestedParty>({
    persons: values.persons ?? searchDefaults.persons,
    childAges: values.childAges ?? [],
    dogs: dogsOfPets(values.pets),
  });

  // Marked at once, since the next page may take a while; a further search is not held back.
  const [isSent, setSent] = useState(false);
  const isSearching = useNavigation().state === 'loading' && isSent;

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const filterValues: Record<string, unknown> = {
      ...keep,
      ...Object.fromEntries(new FormData(event.currentTarget)),
    };
    if (!filterValues['startDate'] || !filterValues['endDate']) {
      for (const key of ['startDate', 'endDate', 'tolerance', 'duration']) delete filterValues[key];
    }
    const query = new URLSearchParams(serializeSearchFilter(parseSearchFilter(filterValues))).toString();
    setSent(true);
    void navigate(pathOf('Search', language) + (query && `?${query}`));
  };

  return (
    <search>
      <form
        action={pathOf('Search', language)}
        method="get"
        className={classNames(styles.box, compact && styles.compact)}
        onSubmit={onSubmit}
        data-testid="search-form"
      >
        <PlaceCombobox
          text={text}
          chosen={chosen}
          onText={(newText) => {
            setText(newText);
            setChosen(null);
          }}
          onChoose={(place) => {
            setText(place.name);
            setChosen(place);
          }}
        />
        {Object.entries(keep).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <StayField stay={stay} today={today} onStay={setStay} />
        <PartyField party={party} onParty={setParty} />
        <Button
          type="submit"
          variant="primary"
          className={styles.submit}
          aria-busy={isSearching || undefined}
        >
          {!isSearching && <Icon name="search" size={20} />}
          {t('search.box.submit')}
        </Button>
      </form>
    </search>
  );
}
