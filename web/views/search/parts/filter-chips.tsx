import type { ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { droppableFilters } from '../../../../domain/droppable-filters.ts';
import type { SearchFilter } from '../../../../domain/search-filter.ts';
import { filterLabel } from '../../../features/search/filter-label.ts';
import { mostUsedFilters } from '../most-used-filters.ts';
import { changeSearchAddress } from '../../../features/search/search-address.ts';
import type { SearchData } from '../../../features/search/search-data.ts';
import { ChipRow } from './chip-row.tsx';
import styles from './filter-chips.module.css';

/** Returns the filters in force that neither the search box, nor the menu of prices, nor a chip shows. */
function filtersWithoutChip(query: SearchFilter): ReturnType<typeof droppableFilters> {
  const asChip = new Set(mostUsedFilters.map(({ name }) => name));
  const inBar = new Set(['startDate', 'persons', 'country', 'region', 'place', 'q', 'priceMin']);
  return droppableFilters(query).filter(
    ([key]) => key !== undefined && !inBar.has(key) && !asChip.has(`${key}:${String(query[key])}`),
  );
}

/**
 * The chosen filters, then the most used ones with their number of results, behind the parts of a typed sentence. They are links, which work without scripts, in
 * one row, so that the first home stays in sight.
 */
export function FilterChips({ data }: { data: SearchData }): ReactNode {
  const { t, format } = useTexts();
  const { query, counts } = data;
  const sentence = data.aboveList?.sentence;
  // A typed sentence shows each filter in force as one of its parts.
  const active = sentence ? [] : filtersWithoutChip(query);
  const chips = mostUsedFilters
    .map(({ name, set }) => {
      const [[key, value]] = Object.entries(set) as [[keyof typeof set, unknown]];
      return { name, set, key, isSet: query[key] === value };
    })
    .toSorted((one, other) => Number(other.isSet) - Number(one.isSet));
  return (
    <ChipRow
      chosen={active.length + chips.filter(({ isSet }) => isSet).length}
      label={sentence ? t('search.wish.typed', { text: sentence.text }) : t('search.mostUsed')}
      testId={sentence ? 'understood' : undefined}
    >
      {sentence?.chips.map(({ label, without }) => (
        <li key={label}>
          {without === null ? (
            <span className={classNames(styles.chip, styles.set)}>{label}</span>
          ) : (
            <Link
              to={without}
              className={classNames(styles.chip, styles.set)}
              preventScrollReset
              rel="nofollow"
              data-testid="understood-part"
            >
              {label}
              <Icon name="close" size={16} />
              <span className="visually-hidden">{t('search.removeThis')}</span>
            </Link>
          )}
        </li>
      ))}
      {active.map((keys) => (
        <li key={keys[0]}>
          <Link
            to={changeSearchAddress(data, Object.fromEntries(keys.map((key) => [key, undefined])))}
            className={classNames(styles.chip, styles.set)}
            preventScrollReset
            rel="nofollow"
            data-testid="active-filter"
          >
            {filterLabel(t, format, query, keys)}
            <Icon name="close" size={16} />
            <span className="visually-hidden">{t('search.removeThis')}</span>
          </Link>
        </li>
      ))}
      {chips.map(({ name, set, key, isSet }) => {
        // The sentence shows it already.
        if (isSet && sentence) return null;
        const count = counts[name] ?? 0;
        const label = t(`search.filter.${name}`);
        if (!isSet && count === 0) return null;
        return (
          <li key={name}>
            <Link
              to={changeSearchAddress(data, isSet ? { [key]: undefined } : set)}
              className={classNames(styles.chip, isSet && styles.set)}
              aria-current={isSet ? 'true' : undefined}
              preventScrollReset
              rel="nofollow"
              data-testid="filter-chip"
              data-filter={name}
              data-count={count}
            >
              {isSet && <Icon name="check" size={16} />}
              {label}
              {isSet ? (
                <span className="visually-hidden">{t('search.removeThis')}</span>
              ) : (
                <span className={styles.count}>{format.number(count)}</span>
              )}
            </Link>
          </li>
        );
      })}
      {sentence && (
        <li>
          <Link to={sentence.asTyped} className={styles.chip} rel="nofollow">
            {t('search.wish.asTyped')}
          </Link>
        </li>
      )}
    </ChipRow>
  );
}
