import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { useAdminPaths } from '../use-admin-paths.ts';
import styles from './admin.module.css';

/** Leads to acting in the name of an account, for those who may. */
export function ActingLink({ accountNumber }: { accountNumber: number }): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const { account } = useVisitor();
  if (account?.accountPermissions['accounts.actFor'] !== true) return null;
  const number = String(accountNumber);
  return (
    <Link
      className={styles.back}
      to={`${buildPath('AdminActing')}?${new URLSearchParams({ q: number, person: number }).toString()}`}
    >
      {t('acting.office.link')}
    </Link>
  );
}
