import { useEffect } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../../contract/define-endpoint.ts';
import type { BrowserEndpoint } from '../../app/api/endpoint-path.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useVisitor } from '../visitor/use-visitor.ts';

export interface OwnCall<Answer> {
  /** The last answer; it stays while the next is loading. */
  answer: Answer | null;
  /**
   * `refused`: the account lacks the permission; `missing`: the object belongs to another account; `notForOther`: the action is not allowed
   * while acting on behalf of an owner.
   */
  state: 'loading' | 'failed' | 'refused' | 'missing' | 'notForOther';
  isPending: boolean;
  retry(): void;
}

/** Calls an endpoint for the logged-in visitor. Others are sent to the login and return to this page from there. */
export function useOwnCall<Name extends BrowserEndpoint>(
  name: Name,
  input: InputOf<Api[Name]> | null,
  loginPath: string,
): OwnCall<ResponseOf<Api[Name]>> {
  const { phase, account, usertype } = useVisitor();
  // Calls once the visitor is known to be logged in, or if reading the visitor failed.
  const isCalling = phase === 'ready' && (account !== null || usertype === undefined);
  const { answer, isPending, failure, retry } = useCall(name, isCalling ? input : null);
  const status = failure?.status;
  const needsLogin = (phase === 'ready' && !isCalling) || status === 401;
  useEffect(() => {
    if (!needsLogin) return;
    const returnPath = location.pathname + location.search;
    location.replace(`${loginPath}?${new URLSearchParams({ next: returnPath }).toString()}`);
  }, [needsLogin, loginPath]);
  const isActing = failure?.type === 'not-on-behalf';
  const failedState = isActing
    ? 'notForOther'
    : failure?.type === 'permission-missing'
      ? 'refused'
      : status === 404
        ? 'missing'
        : 'failed';
  return { answer, state: failure && !needsLogin ? failedState : 'loading', isPending, retry };
}
