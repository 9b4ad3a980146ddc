import type { ReactNode } from 'react';
import { useRoutes } from '../../app/routes-context.ts';
import { classNames } from '../../components/class-names.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './layout.module.css';

/** To read before agreeing, in a tab of their own: the form stays as it is. */
export function LegalLinks({ lead = 'booking.terms.links' }: { lead?: string }): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  return (
    <p className={classNames(styles.links, styles.small)}>
      {t(lead)}
      {(['terms', 'privacy'] as const).map((name) => (
        <a key={name} href={pathOf(name, language)} target="_blank" rel="noopener">
          {t(`booking.terms.${name}`)}
          <span className="visually-hidden"> ({t('booking.terms.newTab')})</span>
        </a>
      ))}
    </p>
  );
}
