import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { pathOf } from '../../../domain/routes.ts';
import { parseSearchFilter, searchDefaults, serializeSearchFilter } from '../../../domain/search-filter.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import { PlaceCombobox, type ChosenPlace } from './place-combobox.tsx';
import styles from './search-box.module.css';

/** What the box starts with: the search under way. */
export interface SearchBoxValues {
  place?: ChosenPlace | null;
  q?: string | undefined;
  startDate?: PlainDate | undefined;
  endDate?: PlainDate | undefined;
  tolerance?: number | undefined;
  persons?: number | undefined;
  pets?: string | undefined;
}

function placeWithWords({ place, q }: SearchBoxValues): ChosenPlace | null {
  return place && q ? { ...place, name: `${place.name} ${q}`, words: q } : (place ?? null);
}

const personChoices = Array.from({ length: 20 }, (_, index) => index + 1);
const toleranceChoices = [0, 1, 2, 3] as const;

/**
 * Place, dates, flexibility and guests. A plain GET form: without scripts the browser sends it; with them
 * the address loses its empty and default values.
 */
export function SearchBox({
  values = {},
  keep = {},
  today,
  compact = false,
}: {
  values?: SearchBoxValues;
  /** Filters that a new place or date leaves as they are. */
  keep?: Readonly<Record<string, string>>;
  today?: PlainDate;
  compact?: boolean;
}): ReactNode {
  const { t, language } = useTexts();
  const id = useId();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ChosenPlace | null>(placeWithWords(values));
  const [text, setText] = useState(chosen?.name ?? values.q ?? '');
  const [start, setStart] = useState(values.startDate ?? '');
  const [end, setEnd] = useState(values.endDate ?? '');

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given: Record<string, unknown> = {
      ...keep,
      ...Object.fromEntries(new FormData(event.currentTarget)),
    };
    if (!given['startDate'] || !given['endDate']) {
      for (const key of ['startDate', 'endDate', 'tolerance']) delete given[key];
    }
    const query = new URLSearchParams(serializeSearchFilter(parseSearchFilter(given))).toString();
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
          onText={(typed) => {
            setText(typed);
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
        <div className={styles.cell}>
          <label htmlFor={`${id}-start`} className={styles.label}>
            {t('search.box.arrival')}
          </label>
          <input
            id={`${id}-start`}
            type="date"
            name="startDate"
            className={styles.input}
            value={start}
            min={today}
            onChange={(event) => {
              const { value } = event.target;
              setStart(value);
              if (value && (!end || end <= value)) setEnd(addDays(value, 7));
            }}
          />
        </div>
        <div className={styles.cell}>
          <label htmlFor={`${id}-end`} className={styles.label}>
            {t('search.box.departure')}
          </label>
          <input
            id={`${id}-end`}
            type="date"
            name="endDate"
            className={styles.input}
            value={end}
            min={start ? addDays(start, 1) : today}
            onChange={(event) => setEnd(event.target.value)}
          />
        </div>
        <div className={styles.cell}>
          <label htmlFor={`${id}-tolerance`} className={styles.label}>
            {t('search.box.tolerance')}
          </label>
          <select
            id={`${id}-tolerance`}
            name="tolerance"
            className={styles.input}
            defaultValue={values.startDate ? (values.tolerance ?? 0) : searchDefaults.tolerance}
          >
            {toleranceChoices.map((days) => (
              <option key={days} value={days}>
                {days === 0 ? t('search.box.exact') : t('search.box.toleranceDays', { count: days })}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.cell}>
          <label htmlFor={`${id}-persons`} className={styles.label}>
            {t('search.box.persons')}
          </label>
          <select
            id={`${id}-persons`}
            name="persons"
            className={styles.input}
            defaultValue={values.persons ?? searchDefaults.persons}
          >
            {personChoices.map((count) => (
              <option key={count} value={count}>
                {t('search.box.personCount', { count })}
              </option>
            ))}
          </select>
        </div>
        <div className={classNames(styles.cell, styles.dogs)}>
          <label htmlFor={`${id}-pets`} className={styles.label}>
            {t('search.box.dogs')}
          </label>
          <select
            id={`${id}-pets`}
            name="pets"
            className={styles.input}
            defaultValue={values.pets === 'none' ? '' : (values.pets ?? '')}
          >
            <option value="">{t('search.box.noDog')}</option>
            <option value="one">{t('search.box.oneDog')}</option>
            <option value="more">{t('search.box.moreDogs')}</option>
          </select>
        </div>
        <Button type="submit" variant="primary" className={styles.submit}>
          <Icon name="search" size={20} />
          {t('search.box.submit')}
        </Button>
      </form>
    </search>
  );
}
