import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { SearchFilter } from '../../../../domain/search-filter.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { resetFilters } from '../reset-filters.ts';
import { changeSearchAddress, changeFilter } from '../../../features/search/search-address.ts';
import type { SearchData } from '../../../features/search/search-data.ts';
import { useFilterCount } from '../use-filter-count.ts';
import styles from './all-filters.module.css';
import { FilterGroups } from './filter-groups.tsx';

/** Choices are counted at once; the list changes when the dialog's button is pressed. */
export default function AllFilters({ data, onClose }: { data: SearchData; onClose: () => void }): ReactNode {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [filter, setFilter] = useState<SearchFilter>(() => changeFilter(data.query, { page: undefined }));
  const { total, counts, pending } = useFilterCount(data, filter);

  const show = (): void => {
    onClose();
    void navigate(changeSearchAddress({ ...data, query: filter }, {}), { preventScrollReset: true });
  };

  return (
    <Dialog
      side
      title={t('search.allFilters')}
      closeLabel={t('search.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={() => setFilter(resetFilters(filter))} data-testid="reset-filters">
            {t('search.reset')}
          </Button>
          <Button
            variant="primary"
            onClick={show}
            busy={pending}
            className={styles.show}
            data-testid="show-hits"
            data-count={total}
          >
            {t('search.show', { count: total })}
          </Button>
          <span role="status" className="visually-hidden">
            {pending ? '' : t('search.hits', { count: total })}
          </span>
        </>
      }
    >
      <FilterGroups
        filter={filter}
        counts={counts}
        today={data.today}
        preset={data.preset}
        isAlive
        onChange={(change) => setFilter((current) => changeFilter(current, change))}
      />
    </Dialog>
  );
}
