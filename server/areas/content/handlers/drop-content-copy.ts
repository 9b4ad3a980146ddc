import type { dropContentCopy } from '../../../../contract/content/drop-content-copy.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Editing } from '../editing.ts';

export function dropContentCopyHandler({ editing }: { editing: Editing }): Handler<typeof dropContentCopy> {
  return async ({ contentID }, { user }) => {
    await editing.dropCopy(contentID, user.uid);
    return { ok: true, data: {} };
  };
}
