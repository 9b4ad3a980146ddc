import { useEffect, type ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { reportMistake } from '../../app/errors/report-error.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { WriteLink } from '../../features/office/write-link.tsx';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { HomeGrid } from '../../features/home-card/home-grid.tsx';
import type { CardHome } from '../../features/home/card-home.ts';
import type { GoneData } from '../../features/home/gone-data.ts';
import styles from './error-view.module.css';
import { useTexts } from '../../app/texts-context.tsx';

function similarOf(data: unknown): readonly CardHome[] {
  const similar = (data as Partial<GoneData> | null)?.similar;
  return Array.isArray(similar) ? (similar as readonly CardHome[]) : [];
}

/** 404, 410, and every other status as 500, each with a way on. */
export default function ErrorView({ status, data }: { status: number; data?: unknown }): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const kind = status === 404 ? 'notFound' : status === 410 ? 'gone' : 'failed';
  const similar = similarOf(data);
  const mistake = useRouteError();
  useEffect(() => {
    // An answer of the server is no mistake of the page.
    if (mistake instanceof Error) reportMistake('route', mistake);
  }, [mistake]);
  return (
    <div className={`container ${styles.view}`} data-testid={`error-${status}`}>
      <title>{t(`errors.${kind}.title`)}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.status} aria-hidden="true">
        {status === 404 || status === 410 ? status : 500}
      </p>
      <h1>{t(`errors.${kind}.heading`)}</h1>
      <p className={styles.text}>{t(`errors.${kind}.text`)}</p>
      <div className={styles.actions}>
        {kind === 'failed' && (
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('errors.retry')}
          </Button>
        )}
        <ButtonLink to={pathOf('Home', language)} reloadDocument={kind === 'failed'}>
          {t('errors.home')}
        </ButtonLink>
        <ButtonLink to={pathOf('OfferOverview', language)} variant="quiet">
          {t('errors.offers')}
        </ButtonLink>
        <WriteLink />
      </div>
      {kind !== 'failed' && <SearchBox />}
      {similar.length > 0 && (
        <section className={styles.similar} aria-labelledby="similar">
          <h2 id="similar">{t('errors.gone.similar')}</h2>
          <HomeGrid homes={similar} />
        </section>
      )}
    </div>
  );
}
