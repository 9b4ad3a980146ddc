import { lazy, Suspense, useState, type ReactNode } from 'react';
import { countActiveFilters } from '../../../../domain/search-filter.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../shell/texts-context.tsx';
import type { SearchData } from '../search-data.ts';
import styles from './all-filters-button.module.css';

const AllFilters = lazy(() => import('./all-filters.tsx'));

/** The dialog's code is fetched when it is first opened. */
export function AllFiltersButton({ data }: { data: SearchData }): ReactNode {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const active = countActiveFilters(data.query);
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        className={styles.button}
        data-testid="all-filters"
      >
        <Icon name="filter" size={20} />
        {t('search.allFilters')}
        {active > 0 && (
          <span className={styles.badge}>
            {active}
            <span className="visually-hidden"> {t('search.activeFilters')}</span>
          </span>
        )}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AllFilters data={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
