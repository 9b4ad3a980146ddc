import type { getContent } from '../../../../contract/content/get-content.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Editing } from '../editing.ts';

const yes: ReadonlySet<unknown> = new Set(['Y', 1, '1', true]);

export function getContentHandler({ editing }: { editing: Editing }): Handler<typeof getContent> {
  return async ({ page, containerKey, language, previewDraft }, call) => {
    call.shows('content');
    const wantsDraft = yes.has(previewDraft);
    if (wantsDraft && call.user?.permissions.has('content.update') !== true) {
      return { ok: false, type: 'permission-missing', data: null };
    }
    const unit = await editing.get({ page, containerKey, language }, wantsDraft);
    return unit ? { ok: true, data: unit } : { ok: false, type: 'content-not-found', data: null };
  };
}
