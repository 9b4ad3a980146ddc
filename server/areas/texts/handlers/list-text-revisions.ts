import type { listTextRevisions } from '../../../../contract/texts/list-text-revisions.ts';
import type { Handler } from '../../../http/handler.ts';
import { textsStore } from '../texts-store.ts';
import type { TextsDeps } from '../texts-context.ts';

export function listTextRevisionsHandler({
  connection,
}: Pick<TextsDeps, 'connection'>): Handler<typeof listTextRevisions> {
  return async ({ language, key }) => {
    const revisions = await textsStore.revisions(connection.db, language, key);
    return {
      ok: true,
      data: {
        revisions: revisions.map(({ changedAt, ...revision }) => ({
          ...revision,
          changedAt: changedAt.toISOString(),
        })),
      },
    };
  };
}
