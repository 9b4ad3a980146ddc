import type { ReactNode } from 'react';
import type { Permission } from '../../../domain/permissions.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { AdminPage } from '../load-admin-page.ts';
import { useAdmission } from '../use-admission.ts';
import { QuietBar } from './quiet-bar.tsx';
import { Refused } from './refused.tsx';
import { LoadingCard } from '../../features/own-area/loading-card.tsx';
import styles from './admin.module.css';

export function Gate({
  page: { loginPath, accountPath, isQuiet },
  permission,
  title,
  children,
}: {
  page: AdminPage;
  permission: Permission;
  title: string;
  children: () => ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const admission = useAdmission(permission, loginPath);
  if (admission === 'admitted') {
    return (
      <>
        {isQuiet && (
          <div className="container">
            <QuietBar />
          </div>
        )}
        {children()}
      </>
    );
  }
  return (
    <div className={`container ${styles.page}`}>
      <h1>{title}</h1>
      {admission === 'refused' ? (
        <Refused accountPath={accountPath} />
      ) : (
        <>
          <p className="no-script-only">{t('admin.noScript')}</p>
          <Waiting />
        </>
      )}
    </div>
  );
}

export function Waiting(): ReactNode {
  const { t } = useTexts();
  return <LoadingCard text={t('admin.loading')} className={styles.stack} />;
}
