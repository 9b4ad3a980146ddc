import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useRoutes } from '../../app/routes-context.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { pageMeta } from '../../app/page-head.ts';
import type { load } from './load.ts';
import styles from './page.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;

/** First versions with all features that the pages use: deferred module scripts, cascade layers, dialogs. */
const browsers = [
  { name: 'Google Chrome', version: '111', href: 'https://www.google.com/chrome/' },
  { name: 'Mozilla Firefox', version: '114', href: 'https://www.mozilla.org/firefox/' },
  { name: 'Apple Safari', version: '16.4', href: 'https://support.apple.com/HT204416' },
  { name: 'Microsoft Edge', version: '111', href: 'https://www.microsoft.com/edge' },
] as const;

export default function OutdatedPage(): ReactNode {
  const { pathOf } = useRoutes();
  const { texts, language } = useLoaderData<typeof load>();
  return (
    <article className={`container ${styles.page}`}>
      <header className={styles.intro}>
        <h1>{texts.heading}</h1>
        <p>{texts.lead}</p>
      </header>
      <section aria-labelledby="browsers" className={styles.section}>
        <h2 id="browsers">{texts.list}</h2>
        <ul className={styles.list}>
          {browsers.map(({ name, version, href }) => (
            <li key={name}>
              <ExternalLink href={href} className={styles.browser} rel="noreferrer">
                <b>{name}</b>
                <span>
                  {texts.from} {version}
                </span>
                <Icon name="external" size={18} className={styles.mark} />
              </ExternalLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="still" className={styles.section}>
        <h2 id="still">{texts.still}</h2>
        <p className={styles.text}>{texts.stillText}</p>
        <ButtonLink to={pathOf('Search', language)} variant="primary" className={styles.button}>
          {texts.search}
        </ButtonLink>
      </section>
    </article>
  );
}
