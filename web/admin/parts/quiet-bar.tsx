import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from './admin.module.css';

export function QuietBar(): ReactNode {
  const { t } = useTexts();
  return (
    <Notice kind="danger" className={styles.quiet} title={t('staff.quiet.title')} data-testid="quiet">
      <p>{t('staff.quiet.text')}</p>
    </Notice>
  );
}
