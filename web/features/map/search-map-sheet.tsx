import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import type { SearchData } from '../search/search-data.ts';
import SearchMapPanel from './search-map-panel.tsx';
import styles from './search-map-sheet.module.css';

/** The map over the whole screen, with a way back to the list. */
export default function SearchMapSheet({
  data,
  list,
  onClose,
}: {
  data: SearchData;
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.sheet}
      aria-label={t('map.label')}
      onClose={() => {
        if (!ref.current?.open) onClose();
      }}
    >
      <SearchMapPanel data={data} pointedAt={null} list={list} />
      <button type="button" className={styles.back} onClick={onClose}>
        <Icon name="grid" size={18} />
        {t('map.backToList')}
      </button>
    </dialog>
  );
}
