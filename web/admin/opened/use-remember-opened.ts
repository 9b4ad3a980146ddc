import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRoutes } from '../../app/routes-context.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { recordOfPage, rememberOpened } from './opened-records.ts';

/** Remembers each record that is opened, for the staff's start page. */
export function useRememberOpened(): void {
  const { matchPath } = useRoutes();
  const { pathname, search } = useLocation();
  const { account, uid } = useVisitor();
  const isKnown = account !== null;
  useEffect(() => {
    if (!isKnown) return;
    const record = recordOfPage(matchPath(pathname), search);
    if (record) rememberOpened(uid, record);
  }, [isKnown, uid, matchPath, pathname, search]);
}
