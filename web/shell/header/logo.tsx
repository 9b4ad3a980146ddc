import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useRoutes } from '../../app/routes-context.ts';
import styles from './logo.module.css';
import { useTexts } from '../../app/texts-context.tsx';

export function Logo(): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  return (
    <Link to={pathOf('Home', language)} className={styles.logo} aria-label={t('shell.logo')}>
      <svg width="34" height="34" viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="22.5" cy="9.5" r="4.5" className={styles.sun} />
        <path d="M2.5 26 13 10.5l6.5 9.5 3-3.6L29.5 26Z" className={styles.hill} />
        <path d="M11 26v-5.5h4V26Z" className={styles.door} />
      </svg>
      <span className={styles.name}>{t('shell.name')}</span>
    </Link>
  );
}
