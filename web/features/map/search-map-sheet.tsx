import type { ReactNode, RefObject } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { useModal } from '../../components/use-modal.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { SearchData } from '../search/search-data.ts';
import SearchMapPanel from './search-map-panel.tsx';
import styles from './search-map-sheet.module.css';

export default function SearchMapSheet({
  data,
  list,
  onClose,
}: {
  data: SearchData;
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const modal = useModal(onClose);
  useBackCloses(onClose);
  return (
    <dialog {...modal} className={styles.sheet} aria-label={t('map.label')}>
      <SearchMapPanel data={data} hoveredNumber={null} list={list} onLeave={onClose} />
      <button type="button" className={styles.back} onClick={onClose} data-controls="">
        <Icon name="grid" size={18} />
        {t('map.backToList')} ({format.number(data.total)})
      </button>
    </dialog>
  );
}
