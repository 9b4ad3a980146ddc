import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { Link } from '../../components/link.tsx';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { load } from './load.ts';
import styles from './page.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;

export default function DestinationsPage(): ReactNode {
  const { t, format } = useTexts();
  const { countries } = useLoaderData<typeof load>();
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.header}>
        <h1>{t('discover.destinations.heading')}</h1>
        <p>{t('discover.destinations.lead')}</p>
      </header>
      <nav aria-label={t('discover.destinations.jump')}>
        <ul className={styles.jump}>
          {countries.map(({ key, name }) => (
            <li key={key}>
              <a href={`#${key}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.countries}>
        {countries.map(({ key, href, name, count, regions }) => (
          <section key={key} id={key} aria-labelledby={`${key}-name`} className={styles.country}>
            <h2 id={`${key}-name`} className={styles.name}>
              <Link to={href}>{name}</Link>
              <small>{t('search.box.count', { count })}</small>
            </h2>
            <ul className={styles.regions}>
              {regions.map((region) => (
                <li key={region.key}>
                  <Link to={region.href}>{region.name}</Link>
                  <span aria-label={t('search.box.count', { count: region.count })}>
                    {format.number(region.count)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
