import { useState, type ReactNode } from 'react';
import type { FilterKey, SearchFilter } from '../../../../domain/search-filter.ts';
import { classNames } from '../../../components/class-names.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { filterTextKey } from '../../../features/search/filter-text-key.ts';
import type { FilterChange } from '../../../features/search/search-address.ts';
import styles from './filter-groups.module.css';

export interface Choices {
  filter: SearchFilter;
  counts: Readonly<Record<string, number>>;
  onChange: (change: FilterChange) => void;
}

/**
 * True for a filter that would find nothing when the filters are opened, until it finds something. One that only later finds nothing stays,
 * so that nothing under the finger moves up.
 */
function useEmpty(findsNothing: boolean, counts: Choices['counts']): boolean {
  const isCounted = Object.keys(counts).length > 0;
  const [wasEmpty] = useState(findsNothing && isCounted);
  return wasEmpty && findsNothing;
}

/** A choice between few values or any. Values without results stay focusable and say so. */
export function Pills({
  name,
  values,
  filter,
  counts,
  onChange,
  short,
}: Choices & {
  name: FilterKey;
  values: readonly (string | number)[];
  short?: (value: string | number) => string;
}): ReactNode {
  const { t, format } = useTexts();
  const chosenValue = String(filter[name] ?? '');
  const isEmpty = useEmpty(
    chosenValue === '' && values.every((value) => !counts[`${name}:${value}`]),
    counts,
  );
  if (isEmpty) return null;
  const pills = (
    <div className={styles.pills}>
      {['', ...values].map((value) => {
        const count = counts[`${name}:${value}`] ?? 0;
        const isChosen = chosenValue === String(value);
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
  );
  return (
    <fieldset className={styles.line}>
      <legend className={styles.name}>{t(`search.group.${name}`)}</legend>
      {pills}
    </fieldset>
  );
}

export function Flag({ name, filter, counts, onChange }: Choices & { name: FilterKey }): ReactNode {
  const { t, format } = useTexts();
  const count = counts[`${name}:Y`] ?? 0;
  const isSet = filter[name] === 'Y';
  if (useEmpty(count === 0 && !isSet, counts)) return null;
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
