import type { setContent } from '../../../../contract/content/set-content.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Editing } from '../editing.ts';
import { readUnitKey } from '../rules/unit-of.ts';

export function setContentHandler({
  editing,
  findPersonName,
}: {
  editing: Editing;
  findPersonName(uid: string): Promise<string>;
}): Handler<typeof setContent> {
  return async ({ contentAction, ...request }, { user }) => {
    const key = readUnitKey(request);
    if (!key) return { ok: false, type: 'content-not-found', data: null };
    return editing.set(
      key,
      { uid: user.uid, name: await findPersonName(user.uid) },
      {
        ...request,
        action: contentAction,
        mayPublishAlone: user.permissions.has('content.publish'),
      },
    );
  };
}
