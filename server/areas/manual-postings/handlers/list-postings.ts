import type { listPostings } from '../../../../contract/manual-postings/list-postings.ts';
import type { Handler } from '../../../http/handler.ts';
import { manualPostingStore } from '../manual-posting-store.ts';
import type { ManualPostingsDeps } from '../manual-postings-context.ts';
import { presentPostings } from '../read-postings.ts';
import { openDays } from '../draft-lines.ts';

export function listPostingsHandler(deps: ManualPostingsDeps): Handler<typeof listPostings> {
  return async ({ list }, { user }) => {
    const { db } = deps.connection;
    const rows = await manualPostingStore.list(db, list);
    return {
      ok: true,
      data: {
        waiting: await manualPostingStore.countWaiting(db),
        openDays: openDays(deps.clock.today()),
        postings: await presentPostings(deps, db, rows, user.uid),
      },
    };
  };
}
