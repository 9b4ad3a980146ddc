import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../../app/texts-context.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useVisitor } from '../../../features/visitor/use-visitor.ts';
import styles from '../../parts/account.module.css';
import type { load } from '../load.ts';

/** The way on for those who let homes or manage them. */
export function LandlordEntry(): ReactNode {
  const { t } = useTexts();
  const { landlordPath } = useLoaderData<typeof load>();
  const { account } = useVisitor();
  if (account?.accountPermissions['homes.own'] !== true) return null;
  return (
    <Card className={styles.form} data-testid="landlord-entry">
      <h2 className={styles.cardTitle}>{t('account.home.host.title')}</h2>
      <p className={styles.lead}>{t('account.home.host.text')}</p>
      <div>
        <ButtonLink to={landlordPath} variant="primary">
          {t('account.home.host.open')}
        </ButtonLink>
      </div>
    </Card>
  );
}
