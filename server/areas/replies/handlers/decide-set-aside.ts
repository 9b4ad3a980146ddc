import type { decideSetAside } from '../../../../contract/replies/decide-set-aside.ts';
import type { Handler } from '../../../http/handler.ts';
import { decideAside, readAside } from '../aside.ts';
import type { TakeReplyDeps } from '../take-reply.ts';

export function decideSetAsideHandler(deps: TakeReplyDeps): Handler<typeof decideSetAside> {
  return async ({ id, action }) => {
    const outcome = await decideAside(deps, id, action);
    if (outcome === 'gone') return { ok: false, type: 'answered-thing-gone', data: null };
    return { ok: true, data: await readAside(deps, deps.connection.db) };
  };
}
