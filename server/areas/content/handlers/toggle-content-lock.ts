import type { toggleContentLock } from '../../../../contract/content/toggle-content-lock.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Editing } from '../editing.ts';
import { readUnitKey } from '../rules/unit-of.ts';

export function toggleContentLockHandler({
  editing,
  findPersonName,
}: {
  editing: Editing;
  findPersonName(uid: string): Promise<string>;
}): Handler<typeof toggleContentLock> {
  return async ({ toggleState, lockToken, ...request }, { user }) => {
    const key = readUnitKey(request);
    if (!key) return { ok: false, type: 'content-not-found', data: null };
    return editing.toggleLock(key, toggleState, lockToken, {
      uid: user.uid,
      name: await findPersonName(user.uid),
    });
  };
}
