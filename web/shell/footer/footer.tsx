import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { languages, type Language } from '../../../domain/language.ts';
import type { ContentRouteName } from '../../../domain/content-routes.ts';
import { useContentPaths } from '../../app/content-paths.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { Icon } from '../../components/icon.tsx';
import { consentAsked } from '../consent/consent-gate.tsx';
import styles from './footer.module.css';
import { Logo } from '../header/logo.tsx';
import { useOfficeLine, type OfficeLine } from '../../features/office/office-line.ts';
import { languageNames } from '../header/language-switch.tsx';
import { useTexts } from '../../app/texts-context.tsx';

const legalPages = [
  ['terms', 'shell.terms'],
  ['privacy', 'shell.privacy'],
  ['disclaimer', 'shell.imprint'],
] as const satisfies readonly (readonly [ContentRouteName, string])[];

function LegalLinks(): ReactNode {
  const { t } = useTexts();
  const paths = useContentPaths();
  if (!paths) return null;
  return legalPages.map(([name, key]) => (
    <li key={name}>
      <Link to={paths[name]}>{t(key)}</Link>
    </li>
  ));
}

/** Changing what is allowed is as near as allowing it. */
function CookieSettings(): ReactNode {
  const { t } = useTexts();
  return (
    <li>
      <button
        type="button"
        className={`${styles.asLink} script-only`}
        onClick={() => dispatchEvent(new Event(consentAsked))}
      >
        {t('shell.cookieSettings')}
      </button>
    </li>
  );
}

function OfficeLinks({ office }: { office: OfficeLine }): ReactNode {
  const line = useOfficeLine(office) ?? office;
  return (
    <>
      {line.name && <li>{line.name}</li>}
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
    </>
  );
}

export function Footer({
  languageLinks,
  office,
}: {
  languageLinks: Readonly<Record<Language, string>>;
  office: OfficeLine | null;
}): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.brand}>
          <Logo />
          <p>{t('shell.claim')}</p>
        </div>
        <nav aria-labelledby="footer-discover">
          <h2 className={styles.heading} id="footer-discover">
            {t('shell.discover')}
          </h2>
          <ul className={styles.list}>
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
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 className={styles.heading} id="footer-legal">
            {t('shell.legal')}
          </h2>
          <ul className={styles.list}>
            <LegalLinks />
            <CookieSettings />
          </ul>
        </nav>
        {office && (
          <div>
            <h2 className={styles.heading}>{t('shell.contact')}</h2>
            <ul className={styles.list}>
              <OfficeLinks office={office} />
            </ul>
          </div>
        )}
      </div>
      <div className={`container ${styles.end}`}>
        <p>{t('shell.demoNotice')}</p>
        <ul className={styles.languages} aria-label={t('shell.languages')}>
          {languages.map((other) => (
            <li key={other}>
              <a
                href={languageLinks[other]}
                hrefLang={other}
                lang={other}
                aria-label={`${other.toUpperCase()}, ${languageNames[other]}`}
                aria-current={other === language ? 'true' : undefined}
              >
                {other.toUpperCase()}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

/** Under a booking nothing leads away but what the law wants and a way to ask. */
export function BookingFooter({ office }: { office: OfficeLine | null }): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.end} ${styles.booking}`}>
        <ul className={styles.row}>
          <LegalLinks />
          <CookieSettings />
        </ul>
        {office && (
          <ul className={styles.row}>
            <OfficeLinks office={office} />
          </ul>
        )}
      </div>
    </footer>
  );
}
