import { useState, type ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import styles from './search-split.module.css';

/**
 * The list with its map. On wide screens the map stays beside the list; on others a button shows it over
 * the whole page. Without a map the list has the page for itself.
 */
export function SearchSplit({ map, children }: { map?: ReactNode; children: ReactNode }): ReactNode {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  if (!map) return <div className={`container ${styles.alone}`}>{children}</div>;
  return (
    <div className={styles.split}>
      <div className={styles.list}>{children}</div>
      <aside
        className={classNames(styles.map, open && styles.open)}
        aria-label={t('search.map.label')}
        data-testid="map-column"
      >
        {map}
      </aside>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={open}
        onClick={() => setOpen(!open)}
        data-testid="map-button"
      >
        <Icon name={open ? 'grid' : 'pin'} size={20} />
        {t(open ? 'search.map.list' : 'search.map.show')}
      </button>
    </div>
  );
}
