import { Suspense, useState, type ReactNode } from 'react';
import { countActiveFilters } from '../../../../domain/search-filter.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { filtersAddress } from '../../../features/search/search-address.ts';
import type { SearchData } from '../../../features/search/search-data.ts';
import styles from './all-filters-button.module.css';
import { lazyPart } from '../../../components/lazy-part.tsx';

const loadDialog = () => import('./all-filters.tsx');
const AllFilters = lazyPart(loadDialog, 'all-filters');

/** Opens a dialog whose code loads on demand; without scripts the link leads to a form. */
export function AllFiltersButton({ data }: { data: SearchData }): ReactNode {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const active = countActiveFilters(data.query);
  return (
    <>
      <ButtonLink
        to={filtersAddress(data)}
        rel="nofollow"
        aria-haspopup="dialog"
        className={styles.button}
        data-testid="all-filters"
        onPointerEnter={() => void loadDialog()}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="filter" size={20} />
        <span className={styles.label}>{t('search.allFilters')}</span>
        {active > 0 && (
          <span className={styles.badge}>
            {active}
            <span className="visually-hidden"> {t('search.filtersSet', { count: active })}</span>
          </span>
        )}
      </ButtonLink>
      {open && (
        <Suspense fallback={<span data-busy="" />}>
          <AllFilters data={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
