import type { setContent } from '../../../../contract/content/set-content.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Editing } from '../editing.ts';
import { readUnitKey } from '../rules/unit-of.ts';

export function setContentHandler({
  editing,
  nameOf,
}: {
  editing: Editing;
  nameOf(uid: string): Promise<string>;
}): Handler<typeof setContent> {
  return async ({ contentAction, ...request }, { user }) => {
    const key = readUnitKey(request);
    if (!key) return { ok: false, type: 'content-not-found', data: null };
    return editing.set(
      key,
      { uid: user.uid, name: await nameOf(user.uid) },
      { ...request, action: contentAction },
    );
  };
}
