import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { useContentPaths } from '../../app/content-paths.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { OfficeLine } from '../../features/office/office-line.ts';
import { LanguageLink } from '../header/language-link.tsx';
import { languageNames } from '../header/language-switch.tsx';
import { Logo } from '../header/logo.tsx';
import type { LanguageLinks } from '../language-links.ts';
import { MainLinks, PageLinks } from '../main-links.tsx';
import type { RootData } from '../load-root.ts';
import styles from './footer.module.css';
import { LegalItems } from './legal-items.tsx';
import { OfficeItems } from './office-items.tsx';

export function Footer({
  languageLinks,
  office,
  isReal,
}: {
  languageLinks: LanguageLinks;
  isReal: boolean;
  office: OfficeLine | null;
}): ReactNode {
  const { t } = useTexts();
  // An error page may have no data.
  const root = useRouteLoaderData<RootData>('root');
  const paths = useContentPaths();
  return (
    <footer className={classNames(styles.footer, 'when-near')}>
      <div className={classNames('container', styles.columns)}>
        <div className={styles.brand}>
          <Logo />
          <p>{t('shell.claim')}</p>
        </div>
        {root ? (
          root.footer.map(({ id, title, links }) => (
            <FooterColumn key={id} id={id} title={title}>
              <PageLinks links={links} />
            </FooterColumn>
          ))
        ) : (
          <FooterColumn id="discover" title={t('shell.discover')}>
            <MainLinks />
          </FooterColumn>
        )}
        <nav aria-labelledby="footer-legal">
          <h2 className={styles.heading} id="footer-legal">
            {t('shell.legal')}
          </h2>
          <ul className={styles.list}>
            <LegalItems paths={paths} />
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
        <p>{root?.hasInventedHomes && !isReal && t('shell.demoNotice')}</p>
        <LanguageList links={languageLinks} />
      </div>
    </footer>
  );
}

function FooterColumn({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}): ReactNode {
  return (
    <nav aria-labelledby={`footer-${id}`}>
      <h2 className={styles.heading} id={`footer-${id}`}>
        {title}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </nav>
  );
}

function LanguageList({ links }: { links: LanguageLinks }): ReactNode {
  const { t } = useTexts();
  return (
    <ul className={styles.languages} aria-label={t('shell.languages')}>
      {links.paths.map(([other, path]) => (
        <li key={other}>
          <LanguageLink
            to={other}
            path={path}
            isGuessed={links.areGuessed}
            label={`${other.toUpperCase()}, ${languageNames[other]}`}
          >
            {other.toUpperCase()}
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}
