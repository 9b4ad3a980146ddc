import type { listContentRevisions } from '../../../../contract/content/list-content-revisions.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Editing } from '../editing.ts';

type Reason = ResponseOf<typeof listContentRevisions>['revisions'][number]['reason'];

export function listContentRevisionsHandler({
  editing,
}: {
  editing: Editing;
}): Handler<typeof listContentRevisions> {
  return async ({ contentID }, { user }) => {
    const history = await editing.history(contentID, user.uid);
    if (!history) return { ok: false, type: 'content-not-found', data: null };
    const { revisions, events, schedules, ownCopy } = history;
    return {
      ok: true,
      data: {
        revisions: revisions.map(({ number, reason, author, createdAt, body }) => ({
          revision: number,
          reason: reason as Reason,
          author,
          createdAt: createdAt.toISOString(),
          containerContent: JSON.stringify(body),
        })),
        events: events.map(({ at, action, author, number, note }) => ({
          at: at.toISOString(),
          action,
          author,
          revision: number,
          note,
        })),
        ownCopy: ownCopy && {
          keptAt: ownCopy.keptAt.toISOString(),
          containerContent: JSON.stringify(ownCopy.body),
        },
        schedules: schedules.map(({ action, at, number }) => ({
          action,
          at: at.toISOString(),
          revision: number,
        })),
      },
    };
  };
}
