import { useEffect } from 'react';
import type { Api } from '../../contract/api.ts';
import type { ResponseOf } from '../../contract/define-endpoint.ts';
import { useCall } from '../app/calls/use-call.ts';
import { useVisitor } from '../features/visitor/use-visitor.ts';
import { useAccountPaths } from './use-account-paths.ts';

export type OwnAccount = ResponseOf<Api['getAccount']>;

export type AccountState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; account: OwnAccount };

const emptyRequest = {};

/**
 * Returns the account of the logged-in visitor. Others are redirected to the login, and return to this page
 * afterwards.
 */
export function useOwnAccount(): { own: AccountState; reload(): void } {
  const buildPath = useAccountPaths();
  const { phase, account: visitorAccount, usertype } = useVisitor();
  // Waits for the identity of the visitor, which the page loads anyway. If that fails, the account call decides.
  const asks = phase === 'ready' && (visitorAccount !== null || usertype === undefined);
  const { answer, failure, retry } = useCall('getAccount', asks ? emptyRequest : null);
  const needsLogin = (phase === 'ready' && !asks) || failure?.type === 'login-required';
  const loginPath = buildPath('UserLogin');
  useEffect(() => {
    if (!needsLogin) return;
    const returnPath = location.pathname + location.search;
    location.replace(`${loginPath}?${new URLSearchParams({ next: returnPath }).toString()}`);
  }, [needsLogin, loginPath]);
  if (answer) return { own: { state: 'ready', account: answer }, reload: retry };
  return { own: { state: failure && !needsLogin ? 'failed' : 'loading' }, reload: retry };
}
