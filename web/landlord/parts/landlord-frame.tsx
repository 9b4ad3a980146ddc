import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { LandlordRouteName } from '../../../domain/landlord-routes.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { ActingBand } from '../../features/acting/acting-band.tsx';
import type { LandlordPage } from '../load-landlord-page.ts';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import type { OwnCall } from '../use-own-call.ts';
import styles from './landlord.module.css';

const places = [
  ['LandlordHome', 'home'],
  ['LandlordHomes', 'homes'],
  ['LandlordCalendar', 'calendar'],
  ['LandlordBookings', 'bookings'],
  ['LandlordFigures', 'figures'],
  ['LandlordRatings', 'ratings'],
  ['LandlordMessages', 'messages'],
  ['LandlordPayouts', 'payouts'],
  ['LandlordBilling', 'billing'],
  ['LandlordHomeFeeds', 'homeFeeds'],
  ['LandlordKeys', 'keys'],
] as const satisfies readonly (readonly [LandlordRouteName, string])[];

/** On phones the navigation scrolls sideways: the current entry is scrolled into view. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current=page]');
  if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}

export function LandlordFrame({
  title,
  current,
  children,
}: {
  title: string;
  current: LandlordRouteName;
  children: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const pathOf = useLandlordPaths();
  return (
    <div className={`container ${styles.page}`}>
      <ActingBand />
      <nav ref={showCurrent} className={styles.nav} aria-label={t('landlord.area.navigation')}>
        {places.map(([name, texts]) => (
          <Link key={name} to={pathOf(name)} aria-current={name === current ? 'page' : undefined}>
            {t(`landlord.area.places.${texts}`)}
          </Link>
        ))}
      </nav>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

export function OwnStates({ call }: { call: Pick<OwnCall<unknown>, 'state' | 'retry'> }): ReactNode {
  const { t } = useTexts();
  const { loginPath } = useLoaderData<LandlordPage>();
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
  return (
    <Notice kind={call.state === 'failed' ? 'warning' : 'info'} role="alert">
      <p>{call.state === 'notForOther' ? t('acting.refused') : t(`landlord.area.states.${call.state}`)}</p>
      {call.state === 'failed' && <Button onClick={call.retry}>{t('landlord.retry')}</Button>}
      {call.state === 'refused' && <ButtonLink to={loginPath}>{t('landlord.area.login')}</ButtonLink>}
    </Notice>
  );
}
