import { useState, type ReactNode } from 'react';
import type { FilterKey, SearchFilter } from '../../../../domain/search-filter.ts';
import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { filterTextKey } from '../../../features/search/filter-text-key.ts';
import type { FilterChange } from '../../../features/search/search-address.ts';
import styles from './filter-groups.module.css';

export interface Choices {
  filter: SearchFilter;
  counts: Readonly<Record<string, number>>;
  onChange: (change: FilterChange) => void;
}

const hasCounts = (counts: Choices['counts']): boolean => Object.keys(counts).length > 0;

/** A choice between few values or any. Values without results stay focusable and say so; if no value has results the group is folded. */
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
  // Groups keep their open state while counts refresh, so that nothing jumps.
  const [isFolded] = useState(
    () => chosenValue === '' && hasCounts(counts) && values.every((value) => !counts[`${name}:${value}`]),
  );
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
  const heading = t(`search.group.${name}`);
  if (isFolded) {
    return (
      <details className={styles.folded} data-testid="no-hits-group">
        <summary>
          {heading}
          <small>{format.number(0)}</small>
          <Icon name="down" size={16} />
        </summary>
        <fieldset className={styles.line}>
          <legend className="visually-hidden">{heading}</legend>
          {pills}
        </fieldset>
      </details>
    );
  }
  return (
    <fieldset className={styles.line}>
      <legend className={styles.name}>{heading}</legend>
      {pills}
    </fieldset>
  );
}

export function Flag({ name, filter, counts, onChange }: Choices & { name: FilterKey }): ReactNode {
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
