import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { Link } from '../../components/link.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { HomeGrid } from '../../features/home-card/home-grid.tsx';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { load } from './load.ts';
import styles from './page.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;

export default function PoiPage(): ReactNode {
  const { t } = useTexts();
  const { poi, crumbs, homes, total, radius, searchPath, sights } = useLoaderData<typeof load>();
  const kind = `discover.poi.kind.${poi.kind}`;
  return (
    <article className={`container ${styles.page}`}>
      {crumbs.length > 1 && <Breadcrumb label={t('shell.breadcrumb')} crumbs={crumbs} />}
      <header className={styles.header}>
        <div className={styles.words}>
          <p className={styles.kind}>
            <Icon name="pin" size={18} />
            {t(t.has(kind) ? kind : 'discover.poi.kind.sight')}
          </p>
          <h1>{poi.name}</h1>
          {poi.text && <p className={styles.text}>{poi.text}</p>}
          {total > 0 && (
            <p>
              <ButtonLink variant="primary" to={searchPath}>
                {t('discover.poi.all', { count: total })}
              </ButtonLink>
            </p>
          )}
        </div>
        {poi.region !== null && (
          <Picture
            src={`/pictures/scene/region-${poi.region}`}
            alt=""
            sizes="(min-width: 992px) 600px, 94vw"
            eager
            className={styles.picture}
          />
        )}
      </header>
      {homes.length > 0 && (
        <section className={styles.section} aria-labelledby="homes-around">
          <h2 id="homes-around">{t('discover.poi.homes', { radius })}</h2>
          <HomeGrid homes={homes} />
        </section>
      )}
      {sights.length > 0 && (
        <section className={styles.section} aria-labelledby="sights-around">
          <h2 id="sights-around">{t('discover.poi.sights')}</h2>
          <Sights />
        </section>
      )}
    </article>
  );
}

function Sights(): ReactNode {
  const { t, format } = useTexts();
  const { sights } = useLoaderData<typeof load>();
  return (
    <ul className={styles.sights}>
      {sights.map(({ poiId, path, name, text, distance }) => (
        <li key={poiId} className={styles.sight}>
          <h3 className={styles.name}>
            <Link to={path}>{name}</Link>
            {distance !== null && (
              <small>
                {t('map.homeMap.distance', { distance: format.number(Math.round(distance * 10) / 10) })}
              </small>
            )}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
