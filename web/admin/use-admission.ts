import { useEffect } from 'react';
import type { Permission } from '../../domain/permissions.ts';
import { useVisitor } from '../features/visitor/use-visitor.ts';

export type Admission = 'asking' | 'refused' | 'admitted';

/**
 * Whether the viewer may see a page. Visitors who are not logged in are sent to the login and return from there. The calls of the page
 * check the permission themselves: this only spares people a page on which nothing works.
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
