import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useRoutes } from '../../app/routes-context.ts';
import { Icon } from '../../components/icon.tsx';
import { useWatchCount } from '../../features/visitor/use-visitor.ts';
import styles from './header.module.css';
import { useTexts } from '../../app/texts-context.tsx';

/** Shows the count after hydration, because the server's page is the same for all visitors. */
export function WatchListLink(): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const count = useWatchCount();
  return (
    <Link to={pathOf('WatchList', language)} className={styles.item} data-testid="watch-list-link">
      <span className={styles.badged}>
        <Icon name="heart" size={20} filled={count > 0} />
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true" data-testid="watch-count">
            {count}
          </span>
        )}
      </span>
      <span className={styles.wideOnly}>{t('shell.watchList')}</span>
      <span className="visually-hidden">{count > 0 ? t('shell.watchCount', { count }) : ''}</span>
    </Link>
  );
}
