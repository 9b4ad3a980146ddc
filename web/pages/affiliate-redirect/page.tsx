import { useEffect, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useRoutes } from '../../app/routes-context.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { pageMeta } from '../../app/page-head.ts';
import type { AffiliateData } from './load.ts';
import styles from './page.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;

/** Milliseconds, long enough to read the name of the target. */
const readingTime = 1200;

/** Redirects to a partner's site after counting the click. Without scripts the link leads there. */
export default function AffiliateRedirectPage(): ReactNode {
  const { pathOf } = useRoutes();
  const { texts, target, language } = useLoaderData<AffiliateData>();
  useEffect(() => {
    if (!target) return;
    let hasLeft = false;
    const timer = window.setTimeout(() => {
      const pid = new URLSearchParams(window.location.search).get('pid') ?? '';
      browserApi
        .call('countAffiliateHop', { url: target.url, pid })
        // Redirects also if the click could not be counted, because the target was checked before.
        .catch(() => target)
        .then(({ url }) => {
          if (!hasLeft) window.location.replace(url);
        })
        .catch(() => undefined);
    }, readingTime);
    return () => {
      hasLeft = true;
      window.clearTimeout(timer);
    };
  }, [target]);
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <Icon name="external" size={34} className={styles.mark} />
        <h1>{texts.heading}</h1>
        <p>{target ? texts.lead : texts.none}</p>
        {target && (
          <p>
            <a href={target.url} className={styles.target} rel="noopener noreferrer nofollow">
              {texts.go} {target.name}
            </a>
          </p>
        )}
        <ButtonLink to={pathOf('Home', language)} variant="quiet">
          {texts.back}
        </ButtonLink>
      </div>
    </div>
  );
}
