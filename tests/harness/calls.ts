import type { Call } from '../../server/http/handler.ts';

/** A caller as the binder passes it to handlers; `kept` holds the uids put into the cookie. */
export function aCall(fields: Partial<Call> = {}): Call & { kept: string[] } {
  const kept: string[] = [];
  return {
    uid: null,
    device: null,
    user: null,
    network: null,
    host: 'www.feriola.test',
    userAgent: '',
    authorization: '',
    idempotencyKey: '',
    requestId: 'test',
    rendering: false,
    keepUid: (uid) => void kept.push(uid),
    tokenInReply: (token) => token,
    keepToken: (token) => token,
    dropToken: () => undefined,
    keepActing: () => undefined,
    took: () => undefined,
    shows: () => undefined,
    ...fields,
    kept,
  };
}
