import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../parts/admin.module.css';
import { BlockList } from './block-list.tsx';
import { PageWords } from './page-words.tsx';

/** What the office writes itself: the line beside the phone number on guests' pages, and blocks for answers. */
export function OfficeTexts(): ReactNode {
  const { t } = useTexts();
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('admin.officeTexts.title')}</h1>
        <p className={styles.soft}>{t('admin.officeTexts.lead')}</p>
      </div>
      <PageWords />
      <BlockList />
    </div>
  );
}
