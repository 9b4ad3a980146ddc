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

const everything = {};

/** The account of the logged-in visitor. Others are sent to the login and return to this page from there. */
export function useOwnAccount(): { own: AccountState; reload(): void } {
  const pathOf = useAccountPaths();
  const { phase, account: known, usertype } = useVisitor();
  // The page asks anyway who the visitor is. Without an answer to that the account's own call tells.
  const asks = phase === 'ready' && (known !== null || usertype === undefined);
  const { answer, failure, retry } = useCall('getAccount', asks ? everything : null);
  const isStranger = (phase === 'ready' && !asks) || failure?.type === 'login-required';
  const loginPath = pathOf('UserLogin');
  useEffect(() => {
    if (!isStranger) return;
    const next = location.pathname + location.search;
    location.replace(`${loginPath}?${new URLSearchParams({ next }).toString()}`);
  }, [isStranger, loginPath]);
  if (answer) return { own: { state: 'ready', account: answer }, reload: retry };
  return { own: { state: failure && !isStranger ? 'failed' : 'loading' }, reload: retry };
}
