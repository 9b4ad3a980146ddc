import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import type { NamedLink } from './start-entities.ts';
import styles from './further-links.module.css';

export function FurtherLinks({
  portals,
  agencies,
}: Record<'portals' | 'agencies', readonly NamedLink[]>): ReactNode {
  const { t } = useTexts();
  return (
    <div className={styles.groups}>
      {portals.length > 0 && (
        <section aria-labelledby="portals">
          <h2 id="portals">{t('home.portals')}</h2>
          <Links links={portals} />
        </section>
      )}
      {agencies.length > 0 && (
        <section aria-labelledby="agencies">
          <h2 id="agencies">{t('home.agencies.heading')}</h2>
          <p>{t('home.agencies.lead')}</p>
          <Links links={agencies} />
        </section>
      )}
    </div>
  );
}

function Links({ links }: { links: readonly NamedLink[] }): ReactNode {
  return (
    <ul className={styles.links}>
      {links.map(({ href, title }) => (
        <li key={href}>
          <Link to={href}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
