import { useEffect } from 'react';
import type { Permission } from '../../domain/permissions.ts';
import { useVisitor } from '../features/visitor/use-visitor.ts';

export type Admission = 'asking' | 'refused' | 'admitted';

/**
 * Whether a page may be shown to who looks at it. Whoever is not logged in goes to the login, and comes back from there. The calls of
 * the page decide for themselves: this only spares people a page on which nothing works.
 */
export function useAdmission(permission: Permission, loginPath: string): Admission {
  const { phase, account, usertype } = useVisitor();
  const isStranger = phase === 'ready' && account === null && usertype !== undefined;
  useEffect(() => {
    if (!isStranger) return;
    const next = location.pathname + location.search;
    location.replace(`${loginPath}?${new URLSearchParams({ next }).toString()}`);
  }, [isStranger, loginPath]);
  if (phase !== 'ready' || isStranger) return 'asking';
  // Where nobody could be asked who one is, the calls will say it.
  return account === null || account.accountPermissions[permission] === true ? 'admitted' : 'refused';
}
