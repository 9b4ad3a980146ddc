import type { ReactNode } from 'react';
import type { ContentRouteName } from '../../../domain/content-routes.ts';
import type { ContentPaths } from '../../app/content-paths.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { openConsentEvent } from '../consent/consent-gate.tsx';
import styles from './footer.module.css';

const legalPages = [
  ['terms', 'shell.terms'],
  ['privacy', 'shell.privacy'],
  ['disclaimer', 'shell.imprint'],
] as const satisfies readonly (readonly [ContentRouteName, string])[];

/** Links required by law on every page, as list items; only an error page without data has no paths. */
export function LegalItems({ paths }: { paths: ContentPaths | null }): ReactNode {
  return (
    <>
      {paths && <LegalLinks paths={paths} />}
      <CookieSettings />
    </>
  );
}

function LegalLinks({ paths }: { paths: ContentPaths }): ReactNode {
  const { t } = useTexts();
  return legalPages.map(([name, key]) => (
    <li key={name}>
      <Link to={paths[name]}>{t(key)}</Link>
    </li>
  ));
}

/** Consent must be as easy to withdraw as to give. */
function CookieSettings(): ReactNode {
  const { t } = useTexts();
  return (
    <li>
      <button
        type="button"
        className={`${styles.asLink} script-only`}
        onClick={() => dispatchEvent(new Event(openConsentEvent))}
      >
        {t('shell.cookieSettings')}
      </button>
    </li>
  );
}
