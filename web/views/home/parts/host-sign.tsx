import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import type { HomeData } from '../../../features/home/home-data.ts';
import { findInitials } from './initials.ts';
import styles from './host-sign.module.css';
import parts from './parts.module.css';

/** Introduces the host at the top of the page; all about the host is said below. */
export function HostSign({
  name,
  line,
}: {
  name: HomeData['home']['landlord']['name'];
  line: string;
}): ReactNode {
  const { t } = useTexts();
  if (name === '') return null;
  return (
    <a href="#provider" className={styles.sign} data-testid="host-sign">
      <span className={`${parts.initials} ${styles.initials}`} aria-hidden="true">
        {findInitials(name)}
      </span>
      <span>
        <span className={styles.name}>{t('object.provider.by', { name })}</span>
        <span className={styles.line}>{line}</span>
      </span>
    </a>
  );
}
