import { useEffect } from 'react';
import type { Permission } from '../../domain/permissions.ts';
import { useVisitor } from '../features/visitor/use-visitor.ts';

export type Admission = 'asking' | 'refused' | 'admitted';

/**
 * Returns whether the viewer may see a page. Visitors without a login are redirected to it, and return afterwards. The
 * server checks permissions itself, so this only avoids pages on which nothing works.
 */
export function useAdmission(permission: Permission, loginPath: string): Admission {
  const { phase, account, usertype } = useVisitor();
  const isLoggedOut = phase === 'ready' && account === null && usertype !== undefined;
  useEffect(() => {
    if (!isLoggedOut) return;
    const returnPath = location.pathname + location.search;
    location.replace(`${loginPath}?${new URLSearchParams({ next: returnPath }).toString()}`);
  }, [isLoggedOut, loginPath]);
  if (phase !== 'ready' || isLoggedOut) return 'asking';
  // If the account could not be loaded, the page is shown, since the server checks permissions anyway.
  return account === null || account.accountPermissions[permission] === true ? 'admitted' : 'refused';
}
