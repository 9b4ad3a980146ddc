import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import type { AccountPage } from '../load-account-page.ts';
import styles from './account.module.css';

export function WithoutScripts(): ReactNode {
  const { t } = useTexts();
  const { helpPaths } = useLoaderData<AccountPage>();
  return (
    <div className="no-script-only" data-testid="without-scripts">
      <p>
        <strong>{t('account.noScript')}</strong> {t('account.noScriptHelp')}
      </p>
      <p className={styles.links}>
        <Link to={helpPaths.booking}>{t('account.noScriptBooking')}</Link>
        <a href={helpPaths.contact}>{t('account.noScriptContact')}</a>
      </p>
    </div>
  );
}
