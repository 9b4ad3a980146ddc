import { useEffect, useState, type ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { reportMistake } from '../../app/errors/report-error.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { WriteLink } from '../../features/office/write-link.tsx';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { HomeGrid } from '../../features/home-card/home-grid.tsx';
import type { CardHome } from '../../features/home/card-home.ts';
import type { RemovedHomeData } from '../../features/home/gone-data.ts';
import type { MissingPageData } from '../../features/search/missing-page-data.ts';
import styles from './error-view.module.css';
import { useTexts } from '../../app/texts-context.tsx';

function readSimilar(data: unknown): readonly CardHome[] {
  const similar = (data as Partial<RemovedHomeData> | null)?.similar;
  return Array.isArray(similar) ? (similar as readonly CardHome[]) : [];
}

function readPlace(data: unknown): MissingPageData['place'] | null {
  return (data as Partial<MissingPageData> | null)?.place ?? null;
}

function errorKind(status: number, isOnline: boolean): 'notFound' | 'gone' | 'offline' | 'failed' {
  if (status === 404) return 'notFound';
  if (status === 410) return 'gone';
  return isOnline ? 'failed' : 'offline';
}

/** Shows a 404, a 410, or any other status as a 500, each with a next step. Offline it says that the network is the cause. */
export default function ErrorView({ status, data }: { status: number; data?: unknown }): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const [isOnline] = useState(() => typeof window === 'undefined' || navigator.onLine);
  const kind = errorKind(status, isOnline);
  const similar = readSimilar(data);
  const place = kind === 'notFound' ? readPlace(data) : null;
  const mistake = useRouteError();
  useEffect(() => {
    // Only errors of the page are reported, not answers of the server.
    if (isOnline && mistake instanceof Error) reportMistake('route', mistake);
  }, [mistake, isOnline]);
  return (
    <div className={`container ${styles.view}`} data-testid={`error-${status}`}>
      <title>{t(`errors.${kind}.title`)}</title>
      <meta name="robots" content="noindex" />
      {kind !== 'offline' && (
        <p className={styles.status} aria-hidden="true">
          {status === 404 || status === 410 ? status : 500}
        </p>
      )}
      <h1>{t(`errors.${kind}.heading`)}</h1>
      <p className={styles.text}>{t(`errors.${kind}.text`)}</p>
      <div className={styles.actions}>
        {place && (
          <ButtonLink to={place.path} variant="primary" data-testid="named-place">
            {t('errors.notFound.place', { place: place.name })}
          </ButtonLink>
        )}
        {(kind === 'failed' || kind === 'offline') && (
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('errors.retry')}
          </Button>
        )}
        <ButtonLink to={pathOf('Home', language)} reloadDocument={kind === 'failed' || kind === 'offline'}>
          {t('errors.home')}
        </ButtonLink>
        <ButtonLink to={pathOf('OfferOverview', language)} variant="quiet">
          {t('errors.offers')}
        </ButtonLink>
        <WriteLink />
      </div>
      {(kind === 'notFound' || kind === 'gone') && <SearchBox />}
      {similar.length > 0 && (
        <section className={styles.similar} aria-labelledby="similar">
          <h2 id="similar">{t('errors.gone.similar')}</h2>
          <HomeGrid homes={similar} />
        </section>
      )}
    </div>
  );
}
