import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Language } from '../../domain/language.ts';
import { pathOf } from '../../domain/routes.ts';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/icon.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import type { OfficeLine } from './load-root.ts';
import { Logo } from './logo.tsx';
import { useTexts } from './texts-context.tsx';
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
          {!compact && office && (
            <a href={`tel:${office.phone.interact}`} className={classNames(styles.item, styles.phone)}>
              <Icon name="phone" size={20} />
              {office.phone.display}
            </a>
          )}
          <WatchListLink />
          <LanguageSwitch links={languageLinks} />
          {!compact && <Burger office={office} />}
        </div>
      </div>
    </header>
  );
}

function Burger({ office }: { office: OfficeLine | null }): ReactNode {
  const { t, language } = useTexts();
  return (
    <details className={styles.burger} name="header">
      <summary className={styles.item} aria-label={t('shell.menu')}>
        <Icon name="menu" />
      </summary>
      <ul className={styles.menu}>
        <li>
          <Link to={pathOf('Search', language)}>{t('shell.search')}</Link>
        </li>
        <li>
          <Link to={pathOf('OfferOverview', language)}>{t('shell.offers')}</Link>
        </li>
        <li>
          <Link to={pathOf('WatchList', language)}>{t('shell.watchList')}</Link>
        </li>
        {office && (
          <li>
            <a href={`tel:${office.phone.interact}`}>{office.phone.display}</a>
          </li>
        )}
      </ul>
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
