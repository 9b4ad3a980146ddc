import type { ReactNode } from 'react';
import type { ContentRouteName } from '../../../domain/content-routes.ts';
import { useContentPaths } from '../../app/content-paths.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { consentAsked } from '../consent/consent-gate.tsx';
import styles from './footer.module.css';

const legalPages = [
  ['terms', 'shell.terms'],
  ['privacy', 'shell.privacy'],
  ['disclaimer', 'shell.imprint'],
] as const satisfies readonly (readonly [ContentRouteName, string])[];

/** What the law wants to be reachable from every page, as items of a list. */
export function LegalItems(): ReactNode {
  return (
    <>
      <LegalLinks />
      <CookieSettings />
    </>
  );
}

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
