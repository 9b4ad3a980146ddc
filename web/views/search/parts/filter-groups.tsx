import type { ReactNode } from 'react';
import {
  amenityFlags,
  distanceCodes,
  distanceKeys,
  objectTypes,
  petChoices,
  ratingChoices,
  roomChoices,
  squaremeterChoices,
  type FilterKey,
  type SearchFilter,
} from '../../../../domain/search-filter.ts';
import { classNames } from '../../../components/class-names.ts';
import { TextField } from '../../../components/field.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { priceLabel } from '../filter-label.ts';
import { filterTextKey } from '../filter-text-key.ts';
import { priceThirds } from '../price-thirds.ts';
import type { FilterChange } from '../../../features/search/search-address.ts';
import type { PriceStatistics } from '../../../features/search/search-data.ts';
import styles from './filter-groups.module.css';

interface Choices {
  filter: SearchFilter;
  counts: Readonly<Record<string, number>>;
  onChange: (change: FilterChange) => void;
}

/** All filters in their groups. Every control carries its name, so that a form without scripts sends them. */
export function FilterGroups({
  prices,
  ...choices
}: Choices & { prices: PriceStatistics | null }): ReactNode {
  const { t } = useTexts();
  const { filter } = choices;
  return (
    <div className={styles.groups}>
      <Group legend={t(filter.startDate ? 'search.price.ofStay' : 'search.price.ofWeek')}>
        <PriceRange {...choices} prices={prices} />
      </Group>
      <Group legend={t('search.group.home')}>
        <Pills {...choices} name="objectType" values={objectTypes} />
        <Pills {...choices} name="sleepingRooms" values={roomChoices} short={(value) => `${value}+`} />
        <Pills
          {...choices}
          name="bathRooms"
          values={roomChoices.slice(0, 4)}
          short={(value) => `${value}+`}
        />
        <Pills {...choices} name="squaremeterLiving" values={squaremeterChoices} />
        <Pills {...choices} name="rating" values={ratingChoices} />
        <Pills {...choices} name="pets" values={petChoices} />
      </Group>
      <Group legend={t('search.group.amenities')}>
        <div className={styles.flags}>
          {amenityFlags.map((key) => (
            <Flag key={key} {...choices} name={key} />
          ))}
        </div>
      </Group>
      <Group legend={t('search.group.distances')}>
        {distanceKeys.map((key) => (
          <Pills
            key={key}
            {...choices}
            name={key}
            values={distanceCodes}
            short={(value) => t(`search.distance.${value}`)}
          />
        ))}
      </Group>
      <Group legend={t('search.group.conditions')}>
        <div className={styles.flags}>
          <Flag {...choices} name="freeCancel" />
          <Flag {...choices} name="lastminuteonly" />
        </div>
      </Group>
    </div>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** One of few values, or any. What would find nothing stays reachable and says so. */
function Pills({
  name,
  values,
  filter,
  counts,
  onChange,
  short,
}: Choices & {
  name: FilterKey;
  values: readonly (string | number)[];
  /** In place of the filter's full name, where the heading says the rest. */
  short?: (value: string | number) => string;
}): ReactNode {
  const { t, format } = useTexts();
  const chosen = String(filter[name] ?? '');
  return (
    <fieldset className={styles.line}>
      <legend className={styles.name}>{t(`search.group.${name}`)}</legend>
      <div className={styles.pills}>
        {['', ...values].map((value) => {
          const count = counts[`${name}:${value}`] ?? 0;
          const isChosen = chosen === String(value);
          return (
            <label
              key={value}
              className={classNames(styles.pill, value !== '' && count === 0 && !isChosen && styles.zero)}
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={isChosen}
                onChange={() => onChange({ [name]: value === '' ? undefined : value })}
              />
              {value === '' ? t('search.any') : short ? short(value) : t(filterTextKey(name, value))}
              {value !== '' && <small>{format.number(count)}</small>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Flag({ name, filter, counts, onChange }: Choices & { name: FilterKey }): ReactNode {
  const { t, format } = useTexts();
  const count = counts[`${name}:Y`] ?? 0;
  const isSet = filter[name] === 'Y';
  return (
    <label className={classNames(styles.flag, count === 0 && !isSet && styles.zero)}>
      <input
        type="checkbox"
        name={name}
        value="Y"
        checked={isSet}
        onChange={(event) => onChange({ [name]: event.target.checked ? 'Y' : undefined })}
      />
      <span>{t(`search.filter.${name}:Y`)}</span>
      <small>{format.number(count)}</small>
    </label>
  );
}

/** The thirds of what was found, to take over, and the bounds themselves. */
function PriceRange({ filter, onChange, prices }: Choices & { prices: PriceStatistics | null }): ReactNode {
  const { t, format } = useTexts();
  const thirds = prices ? priceThirds(prices) : [];
  const bound = (key: 'priceMin' | 'priceMax'): ReactNode => (
    <TextField
      label={t(`search.group.${key}`)}
      type="number"
      name={key}
      inputMode="numeric"
      min={0}
      step={1}
      value={filter[key] ?? ''}
      onChange={(event) => {
        const value = Math.round(Number(event.target.value));
        onChange({ [key]: value > 0 ? value : undefined });
      }}
    />
  );
  return (
    <>
      {thirds.length > 0 && (
        <ul className={styles.thirds}>
          {thirds.map(({ name, set, count }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.third}
                aria-pressed={filter.priceMin === set.priceMin && filter.priceMax === set.priceMax}
                onClick={() => onChange({ priceMin: undefined, priceMax: undefined, ...set })}
              >
                <span className={classNames(styles.steps, styles[name])} aria-hidden="true" />
                <b>{t(`search.price.${name}`)}</b>
                <span>{priceLabel(t, format, set)}</span>
                <small>{t('search.box.count', { count })}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.bounds}>
        {bound('priceMin')}
        {bound('priceMax')}
      </div>
    </>
  );
}
