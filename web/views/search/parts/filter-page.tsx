import { useState, type ReactNode } from 'react';
import {
  serializeSearchFilter,
  type FilterKey,
  type SearchFilter,
} from '../../../../domain/search-filter.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { notReset, resetFilters } from '../reset-filters.ts';
import { changeSearchAddress, changeFilter } from '../../../features/search/search-address.ts';
import type { SearchData } from '../../../features/search/search-data.ts';
import styles from './all-filters.module.css';
import { FilterGroups } from './filter-groups.tsx';

export function FilterPage({ data }: { data: SearchData }): ReactNode {
  const { t } = useTexts();
  const [filter, setFilter] = useState<SearchFilter>(data.query);
  const hiddenFields = serializeSearchFilter(data.query, {
    only: notReset,
    except: Object.keys(data.preset) as FilterKey[],
  });
  return (
    // Without validation, because any price may be typed, also between two steps.
    <form action={data.path} method="get" noValidate className={styles.page} data-testid="filter-page">
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterGroups
        filter={filter}
        counts={data.counts}
        today={data.today}
        preset={data.preset}
        onChange={(change) => setFilter((current) => changeFilter(current, change))}
      />
      <div className={styles.end}>
        <ButtonLink
          variant="quiet"
          to={changeSearchAddress({ ...data, query: resetFilters(data.query) }, {})}
        >
          {t('search.reset')}
        </ButtonLink>
        <Button type="submit" variant="primary">
          {t('search.showList')}
        </Button>
      </div>
    </form>
  );
}
