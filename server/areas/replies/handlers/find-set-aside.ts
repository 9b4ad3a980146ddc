import type { findSetAside } from '../../../../contract/replies/find-set-aside.ts';
import type { Handler } from '../../../http/handler.ts';
import { readAside } from '../aside.ts';
import type { TakeReplyDeps } from '../take-reply.ts';

export function findSetAsideHandler(deps: TakeReplyDeps): Handler<typeof findSetAside> {
  return async () => ({ ok: true, data: await readAside(deps, deps.connection.db) });
}
