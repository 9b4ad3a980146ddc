import { useId, type ReactNode, type Ref } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Icon } from '../../components/icon.tsx';
import styles from './search-pins.module.css';
import type { SearchByMap } from './use-search-by-map.ts';

export function AreaSearch({
  hasMoved,
  asMoved,
  setAsMoved,
  searchArea,
  showAll,
  isEmpty,
  ref,
}: SearchByMap & {
  /** True if no home of the search is in view. */
  isEmpty: boolean;
  ref: Ref<HTMLDivElement>;
}): ReactNode {
  const { t } = useTexts();
  const hint = useId();
  return (
    <div className={styles.area} ref={ref}>
      {hasMoved && !asMoved && (
        <button type="button" className={styles.search} onClick={searchArea}>
          <Icon name="search" size={18} />
          {t('map.searchArea')}
        </button>
      )}
      {hasMoved && isEmpty && (
        <button type="button" className={styles.search} onClick={showAll} data-testid="show-all">
          <Icon name="left" size={18} />
          {t('map.showAll')}
        </button>
      )}
      <label className={styles.asMoved}>
        <input
          type="checkbox"
          checked={asMoved}
          aria-describedby={hint}
          onChange={(event) => {
            setAsMoved(event.target.checked);
            if (event.target.checked && hasMoved) searchArea();
          }}
        />
        <span>{t('map.searchAsMoved')}</span>
      </label>
      <span id={hint} className="visually-hidden">
        {t('map.searchAsMovedHint')}
      </span>
    </div>
  );
}
