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
   * `refused`: the account has no such rights; `missing`: the object belongs to somebody else; `notForOther`: the action is not allowed
   * while acting for somebody.
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
  // The page asks anyway who the visitor is. Without an answer to that the call itself tells.
  const asks = phase === 'ready' && (account !== null || usertype === undefined);
  const { answer, isPending, failure, retry } = useCall(name, asks ? input : null);
  const status = failure?.status;
  const isStranger = (phase === 'ready' && !asks) || status === 401;
  useEffect(() => {
    if (!isStranger) return;
    const next = location.pathname + location.search;
    location.replace(`${loginPath}?${new URLSearchParams({ next }).toString()}`);
  }, [isStranger, loginPath]);
  const isOfOther = failure?.type === 'not-on-behalf';
  const failed = isOfOther
    ? 'notForOther'
    : status === 403
      ? 'refused'
      : status === 404
        ? 'missing'
        : 'failed';
  return { answer, state: failure && !isStranger ? failed : 'loading', isPending, retry };
}
