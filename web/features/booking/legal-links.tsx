import type { ReactNode } from 'react';
import { useContentPaths } from '../../app/content-paths.ts';
import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './layout.module.css';

/** Links to the terms. They open in a new tab, so that the form stays. */
export function LegalLinks({ lead = 'booking.terms.links' }: { lead?: string }): ReactNode {
  const { t } = useTexts();
  const paths = useContentPaths();
  return (
    <p className={classNames(styles.links, styles.small)}>
      {t(lead)}
      {(['terms', 'privacy'] as const).map((name) => (
        <a key={name} href={paths?.[name]} target="_blank" rel="noopener">
          {t(`booking.terms.${name}`)}
          <span className="visually-hidden"> ({t('booking.terms.newTab')})</span>
        </a>
      ))}
    </p>
  );
}
