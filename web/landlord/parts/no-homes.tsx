import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import styles from './landlord.module.css';

/** A new host's way on: the first home, and where the money shall go. */
export function NoHomes(): ReactNode {
  const { t } = useTexts();
  const pathOf = useLandlordPaths();
  return (
    <EmptyState
      title={t('work.empty.firstHome')}
      action={
        <p className={styles.steps}>
          <ButtonLink variant="primary" to={pathOf('LandlordHomes')}>
            {t('work.empty.createHome')}
          </ButtonLink>
          <ButtonLink to={pathOf('LandlordPayouts')}>{t('work.empty.bankAccount')}</ButtonLink>
        </p>
      }
    >
      {t('work.empty.firstHomeText')}
    </EmptyState>
  );
}
