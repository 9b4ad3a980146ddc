import type { ReactNode } from 'react';
import { languages } from '../../../domain/language.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { OfficeLine } from '../../features/office/office-line.ts';
import { LanguageLink, type LanguageLinks } from '../header/language-link.tsx';
import { languageNames } from '../header/language-switch.tsx';
import { Logo } from '../header/logo.tsx';
import { MainLinks } from '../main-links.tsx';
import styles from './footer.module.css';
import { LegalItems } from './legal-items.tsx';
import { OfficeItems } from './office-items.tsx';

/** What ends a page: where else to go, what the law wants, the office and the other languages. */
export function Footer({
  languageLinks,
  office,
}: {
  languageLinks: LanguageLinks;
  office: OfficeLine | null;
}): ReactNode {
  const { t } = useTexts();
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
            <MainLinks />
          </ul>
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 className={styles.heading} id="footer-legal">
            {t('shell.legal')}
          </h2>
          <ul className={styles.list}>
            <LegalItems />
          </ul>
        </nav>
        {office && (
          <div>
            <h2 className={styles.heading}>{t('shell.contact')}</h2>
            <ul className={styles.list}>
              <OfficeItems office={office} />
            </ul>
          </div>
        )}
      </div>
      <div className={`container ${styles.end}`}>
        <p>{t('shell.demoNotice')}</p>
        <LanguageList links={languageLinks} />
      </div>
    </footer>
  );
}

/** The same page in each language, as plain links that need no scripts. */
function LanguageList({ links }: { links: LanguageLinks }): ReactNode {
  const { t } = useTexts();
  return (
    <ul className={styles.languages} aria-label={t('shell.languages')}>
      {languages.map((other) => (
        <li key={other}>
          <LanguageLink links={links} to={other} label={`${other.toUpperCase()}, ${languageNames[other]}`}>
            {other.toUpperCase()}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}
