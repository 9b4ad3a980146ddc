import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useContentPaths } from '../../app/content-paths.ts';
import { deviceZone } from '../../app/device-clock.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Icon } from '../../components/icon.tsx';
import { LegalItems } from '../footer/legal-items.tsx';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { LoginLink } from '../header/login-link.tsx';
import { Logo } from '../header/logo.tsx';
import { useCloseOnLeave } from '../header/use-close-on-leave.ts';
import type { RootData } from '../load-root.ts';
import { Main } from '../main.tsx';
import { useShell } from '../page-data.ts';
import { LogoutButton } from './logout-button.tsx';
import { WorkNavigation, type WorkGroup } from './work-navigation.tsx';
import styles from './work-shell.module.css';

const navigationId = 'work-navigation';

/** The frame around the pages of a room in which people work all day: a narrow header, the places of the room, and a one-line footer. */
export function WorkShell({
  room,
  label,
  groups,
  children,
}: {
  room: string;
  label: string;
  /** Null until the permitted places are known. */
  groups: readonly WorkGroup[] | null;
  children: ReactNode;
}): ReactNode {
  const { t, clock } = useTexts();
  const { account, languageLinks } = useShell(useRoutes());
  const root = useRouteLoaderData<RootData>('root');
  const paths = useContentPaths();
  const bar = useCloseOnLeave();
  const navigation = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // On phones the navigation covers the page, so it closes after a choice.
  useEffect(() => {
    const { current } = navigation;
    if (current?.matches(':popover-open')) current.hidePopover();
  }, [key]);
  const hasWaiting = groups?.some(({ places }) => places.some(({ waiting }) => (waiting?.count ?? 0) > 0));
  return (
    <div className={styles.work}>
      <header className={styles.bar} ref={bar}>
        <button type="button" className={styles.open} popoverTarget={navigationId}>
          <Icon name="menu" size={20} />
          <span className="visually-hidden">{t('shell.menu')}</span>
          {hasWaiting && <span className={styles.dot} aria-hidden="true" />}
        </button>
        <Logo />
        <p className={styles.room}>{room}</p>
        <div className={styles.tools}>
          {languageLinks.paths.length > 1 && <LanguageSwitch links={languageLinks} />}
          {account && root?.entries && (
            <>
              <LoginLink entries={root.entries} />
              <span className={styles.wideOnly}>
                <LogoutButton accountPath={root.entries.account} />
              </span>
            </>
          )}
        </div>
      </header>
      <nav
        id={navigationId}
        ref={navigation}
        popover="auto"
        aria-label={label}
        className={styles.side}
        data-testid="work-navigation"
      >
        <WorkNavigation groups={groups} />
        {account && root?.entries && (
          <div className={styles.narrowOnly}>
            <LogoutButton accountPath={root.entries.account} />
          </div>
        )}
      </nav>
      <div className={styles.page}>
        <Main>{children}</Main>
        <footer className={styles.foot}>
          {clock === 'device' && <p>{t('work.zone', { zone: deviceZone() })}</p>}
          <ul>
            <LegalItems paths={paths} />
            {root?.faq && (
              <li>
                <a href={root.faq.path}>{root.faq.title}</a>
              </li>
            )}
          </ul>
        </footer>
      </div>
    </div>
  );
}
