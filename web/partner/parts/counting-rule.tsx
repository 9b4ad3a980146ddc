import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { attributionDays } from '../../../domain/attribution.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import type { PartnerPage } from '../load-partner-page.ts';
import styles from './partner.module.css';

export function CountingRule(): ReactNode {
  const { t } = useTexts();
  const { programmePath } = useLoaderData<PartnerPage>();
  return (
    <section className={styles.stack}>
      <h2 className={styles.title}>{t('partner.rule.title')}</h2>
      <ul className={styles.soft}>
        {(['last', 'consent', 'host', 'visits', 'commission', 'forgotten'] as const).map((name) => (
          <li key={name}>{t(`partner.rule.${name}`, { days: attributionDays })}</li>
        ))}
      </ul>
      <p>
        <Link to={programmePath}>{t('partner.rule.more')}</Link>
      </p>
    </section>
  );
}
