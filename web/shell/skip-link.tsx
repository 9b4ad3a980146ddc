import type { ReactNode } from 'react';
import styles from './skip-link.module.css';
import { useTexts } from '../app/texts-context.tsx';

export function SkipLink(): ReactNode {
  const { t } = useTexts();
  return (
    <a href="#main" className={styles.skip}>
      {t('shell.skip')}
    </a>
  );
}
