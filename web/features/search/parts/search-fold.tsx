import type { ReactNode } from 'react';
import { searchDefaults } from '../../../../domain/search-filter.ts';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../shell/texts-context.tsx';
import type { SearchData } from '../search-data.ts';
import styles from './search-fold.module.css';

/**
 * On the phone the search under way is one line that opens to its form; on wider screens the form stands
 * alone. The form follows the line instead of lying inside it: that way it needs no script to stay open.
 */
export function SearchFold({ data, children }: { data: SearchData; children: ReactNode }): ReactNode {
  const { t, format } = useTexts();
  const { place, query } = data;
  const dates =
    query.startDate && query.endDate
      ? `${format.dayAndMonth(query.startDate)} – ${format.dayAndMonth(query.endDate)}`
      : t('search.box.anyDates');
  return (
    <>
      <details className={styles.fold} data-testid="search-fold">
        <summary className={styles.line}>
          <Icon name="search" size={20} />
          <span className={styles.words}>
            <strong>{place?.name ?? query.q ?? t('search.box.anywhere')}</strong>
            <span className={styles.rest}>
              {dates} · {t('search.box.personCount', { count: query.persons ?? searchDefaults.persons })}
            </span>
          </span>
          <span className="visually-hidden">{t('search.box.change')}</span>
          <Icon name="down" size={18} />
        </summary>
      </details>
      <div className={styles.form}>{children}</div>
    </>
  );
}
