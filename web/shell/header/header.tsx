import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Link } from '../../components/link.tsx';
import { useRoutes } from '../../app/routes-context.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginLink } from './login-link.tsx';
import { Logo } from './logo.tsx';
import { OfficeContact } from './office-contact.tsx';
import { LineItems } from '../../features/office/line-links.tsx';
import { useOfficeLine, type OfficeLine } from '../../features/office/office-line.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useCloseOnLeave } from './use-close-on-leave.ts';
import { MainLinks, PageLinks } from '../main-links.tsx';
import type { RootData } from '../load-root.ts';
import type { Shell } from '../page-data.ts';
import { WatchListLink } from './watch-list-link.tsx';

export function Header({
  shell: { header, account, languageLinks },
  office,
}: {
  shell: Shell;
  office: OfficeLine | null;
}): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const line = useOfficeLine(office);
  const entries = useRouteLoaderData<RootData>('root')?.entries;
  const ref = useCloseOnLeave();
  const compact = header === 'compact';
  return (
    <header className={styles.header} ref={ref}>
      <div className={classNames('container', styles.bar)}>
        <Logo />
        {!compact && (
          <nav className={styles.nav} aria-label={t('shell.navigation')}>
            <Link to={pathOf('Search', language)} className={styles.item}>
              <Icon name="search" size={20} />
              {t('shell.search')}
            </Link>
            <Link to={pathOf('OfferOverview', language)} className={styles.item}>
              {t('shell.offers')}
            </Link>
          </nav>
        )}
        <div className={styles.tools}>
          {!compact && line && <OfficeContact line={line} />}
          <WatchListLink />
          {account && entries && <LoginLink entries={entries} />}
          {languageLinks.paths.length > 1 && <LanguageSwitch links={languageLinks} />}
          {!compact && <Burger line={line} />}
        </div>
      </div>
    </header>
  );
}

function Burger({ line }: { line: OfficeLine | null }): ReactNode {
  const { t } = useTexts();
  // An error page may have no data.
  const root = useRouteLoaderData<RootData>('root');
  return (
    <details className={styles.burger} name="header" data-testid="burger">
      <summary className={styles.item} aria-label={t('shell.menu')}>
        <Icon name="menu" className={styles.closedIcon} />
        <Icon name="close" className={styles.openIcon} />
      </summary>
      <div className={styles.menu}>
        {root ? (
          root.menu.map(({ id, links }) => (
            <ul key={id}>
              <PageLinks links={links} />
            </ul>
          ))
        ) : (
          <ul>
            <MainLinks />
          </ul>
        )}
        {line && (
          <ul>
            <LineItems line={line} />
          </ul>
        )}
      </div>
    </details>
  );
}
