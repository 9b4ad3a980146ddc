import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import styles from './landlord.module.css';
import { useMay } from './use-may.ts';

/** Next steps for a new host: the first home and the bank account. */
export function NoHomes(): ReactNode {
  const { t } = useTexts();
  const buildPath = useLandlordPaths();
  const may = useMay();
  if (!may('homes.owner')) return <p>{t('landlord.changeovers.noHomes')}</p>;
  return (
    <EmptyState
      title={t('work.empty.firstHome')}
      action={
        <p className={styles.steps}>
          <ButtonLink variant="primary" to={buildPath('LandlordHomes')}>
            {t('work.empty.createHome')}
          </ButtonLink>
          <ButtonLink to={buildPath('LandlordPayouts')}>{t('work.empty.bankAccount')}</ButtonLink>
        </p>
      }
    >
      {t('work.empty.firstHomeText')}
    </EmptyState>
  );
}
