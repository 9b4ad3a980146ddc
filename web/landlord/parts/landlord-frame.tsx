import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../app/texts-context.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { ActingBand } from '../../features/acting/acting-band.tsx';
import { LoadingCard } from '../../features/own-area/loading-card.tsx';
import type { LandlordPage } from '../load-landlord-page.ts';
import type { OwnCall } from '../use-own-call.ts';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import styles from './landlord.module.css';
import { useMay } from './use-may.ts';

export function LandlordFrame({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div className={`container ${styles.page}`}>
      <ActingBand />
      <h1>{title}</h1>
      {children}
    </div>
  );
}

export function OwnStates({ call }: { call: Pick<OwnCall<unknown>, 'state' | 'retry'> }): ReactNode {
  const { t } = useTexts();
  const { loginPath } = useLoaderData<LandlordPage>();
  const may = useMay();
  const buildPath = useLandlordPaths();
  if (call.state === 'loading') {
    return (
      <LoadingCard
        text={t('landlord.area.loading')}
        noScript={t('landlord.area.noScript')}
        className={styles.stack}
      />
    );
  }
  // Invited members of a team are logged in but may not open this page.
  if (call.state === 'refused' && (may('changeovers.own') || may('money.own'))) {
    const hasMenu = may('stays.own') || may('money.own');
    return (
      <Notice role="alert">
        <p>{t(`landlord.area.states.${hasMenu ? 'notOwner' : 'cleaner'}`)}</p>
        {!hasMenu && (
          <ButtonLink to={buildPath('LandlordChangeovers')}>
            {t('landlord.area.states.toChangeovers')}
          </ButtonLink>
        )}
      </Notice>
    );
  }
  return (
    <Notice kind={call.state === 'failed' ? 'warning' : 'info'} role="alert">
      <p>{call.state === 'notForOther' ? t('acting.refused') : t(`landlord.area.states.${call.state}`)}</p>
      {call.state === 'failed' && <Button onClick={call.retry}>{t('landlord.retry')}</Button>}
      {call.state === 'refused' && <ButtonLink to={loginPath}>{t('landlord.area.login')}</ButtonLink>}
    </Notice>
  );
}
