import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../components/link.tsx';
import type { Language } from '../../../domain/language.ts';
import type { GuestRouteName } from '../../../domain/guest-routes.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { OfficeContact } from './office-contact.tsx';
import { useOfficeLine, type OfficeLine } from '../../features/office/office-line.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { WatchListLink } from './watch-list-link.tsx';

/** Full, or the compact bar of search, object and booking: logo, watch list and language only. */
export function Header({
  compact,
  languageLinks,
  office,
}: {
  compact: boolean;
  languageLinks: Readonly<Record<Language, string>>;
  office: OfficeLine | null;
}): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const line = useOfficeLine(office);
  const ref = useCloseOnLeave();
  return (
    <header className={classNames(styles.header, compact && styles.compact)} ref={ref}>
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
          {Object.keys(languageLinks).length > 1 && <LanguageSwitch links={languageLinks} />}
          {!compact && <Burger line={line} />}
        </div>
      </div>
    </header>
  );
}

/** Themes that most guests look for, by the routes that show them. */
const themes = [
  ['Lastminute', 'shell.themes.lastminute'],
  ['Family', 'shell.themes.family'],
  ['Pets', 'shell.themes.pets'],
  ['WinterVacation', 'shell.themes.winter'],
] as const satisfies readonly (readonly [GuestRouteName, string])[];

function Burger({ line }: { line: OfficeLine | null }): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  return (
    <details className={styles.burger} name="header" data-testid="burger">
      <summary className={styles.item} aria-label={t('shell.menu')}>
        <Icon name="menu" className={styles.closedIcon} />
        <Icon name="close" className={styles.openIcon} />
      </summary>
      <div className={styles.menu}>
        <ul>
          <li>
            <Link to={pathOf('Search', language)}>{t('shell.search')}</Link>
          </li>
          <li>
            <Link to={pathOf('OfferOverview', language)}>{t('shell.offers')}</Link>
          </li>
          <li>
            <Link to={pathOf('WatchList', language)}>{t('shell.watchList')}</Link>
          </li>
        </ul>
        <ul>
          {themes.map(([name, key]) => (
            <li key={name}>
              <Link to={pathOf(name, language)}>{t(key)}</Link>
            </li>
          ))}
        </ul>
        {line && (
          <ul>
            <li>
              <a href={`tel:${line.phone.interact}`}>
                <Icon name="phone" size={18} />
                {line.phone.display}
              </a>
            </li>
            <li>
              <a href={`mailto:${line.email}`}>
                <Icon name="mail" size={18} />
                {line.email}
              </a>
            </li>
          </ul>
        )}
      </div>
    </details>
  );
}

/** Open menus close by Escape, by a click beside them and by a change of page. */
function useCloseOnLeave(): React.RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const close = (except: EventTarget | null): void => {
      for (const menu of ref.current?.querySelectorAll('details[open]') ?? []) {
        if (except instanceof Node && menu.contains(except)) continue;
        menu.removeAttribute('open');
      }
    };
    close(null);
    const onClick = (event: MouseEvent): void => close(event.target);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      const open = ref.current?.querySelector<HTMLElement>('details[open] > summary');
      close(null);
      open?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [key]);
  return ref;
}
