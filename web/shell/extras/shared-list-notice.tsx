import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { readVisitKeys } from '../../../domain/visit-keys.ts';
import type { Translate } from '../../../texts/translate.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useVisitor, visitorStore } from '../../features/visitor/use-visitor.ts';
import styles from '../notices/notices.module.css';

/** Offers the shared list that was opened during this visit, on every page except the list's own. */
export function SharedListNotice({ t, isHome }: { t: Translate; isHome: boolean }): ReactNode {
  const { language } = useTexts();
  const { pathname, search } = useLocation();
  const { matchPath, pathOf } = useRoutes();
  const { sharedWatchListUserUID = '', watchedObjectsShared = [] } = useVisitor();
  const [closed, setClosed] = useState('');
  useEffect(() => {
    const keys = readVisitKeys(new URLSearchParams(search));
    if (keys.watchListUID !== '' || keys.ebk !== '') void visitorStore.takeAddress(keys);
  }, [search]);
  const isThere = matchPath(pathname)?.name === 'WatchList';
  if (isThere || watchedObjectsShared.length === 0 || closed === sharedWatchListUserUID) return null;
  const query = new URLSearchParams({ watchListUID: sharedWatchListUserUID });
  return (
    <aside
      aria-labelledby="shared-list"
      className={classNames(styles.notice, !isHome && styles.low)}
      data-testid="shared-list-notice"
    >
      <Icon name="heart" size={24} className={styles.icon} />
      <div>
        <p id="shared-list" className={styles.title}>
          {t('extras.shared.title')}
        </p>
        <p>
          {t('extras.shared.text', { count: watchedObjectsShared.length })}{' '}
          <Link to={`${pathOf('WatchList', language)}?${query.toString()}`}>{t('extras.shared.open')}</Link>
        </p>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('extras.close')}
        onClick={() => setClosed(sharedWatchListUserUID)}
      >
        <Icon name="close" size={20} />
      </button>
    </aside>
  );
}
