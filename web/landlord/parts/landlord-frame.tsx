import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../app/texts-context.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { ActingBand } from '../../features/acting/acting-band.tsx';
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
      <>
        <p className="no-script-only">{t('landlord.area.noScript')}</p>
        <Card aria-busy="true" className={styles.stack}>
          <p className="visually-hidden" role="status">
            {t('landlord.area.loading')}
          </p>
          <Skeleton form="title" />
          <Skeleton />
          <Skeleton />
        </Card>
      </>
    );
  }
  // Invited cleaners are logged in but may not open this page.
  if (call.state === 'refused' && may('changeovers.own')) {
    return (
      <Notice role="alert">
        <p>{t(`landlord.area.states.${may('homes.own') ? 'notOwner' : 'cleaner'}`)}</p>
        {!may('homes.own') && (
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
