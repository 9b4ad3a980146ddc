import type { getWaitingWork } from '../../../../contract/waiting-work/get-waiting-work.ts';
import { visibleWaitingKinds } from '../../../../domain/waiting-work.ts';
import type { Handler } from '../../../http/handler.ts';
import type { WaitingWorkDeps } from '../waiting-work-context.ts';
import { waitingWorkStore } from '../waiting-work-store.ts';

export function getWaitingWorkHandler({
  connection,
  operator,
  mailJobs,
  isClosed,
}: Pick<WaitingWorkDeps, 'connection' | 'operator' | 'mailJobs' | 'isClosed'>): Handler<
  typeof getWaitingWork
> {
  return async (_input, { user }) => {
    const kinds = visibleWaitingKinds(user.permissions);
    const rows = new Map(
      (
        await waitingWorkStore.countWaiting(connection.db, kinds, { uid: user.uid, mailJobs: mailJobs() })
      ).map((row) => [row.kind, row]),
    );
    return {
      ok: true,
      data: {
        waiting: kinds.map((kind) => {
          const row = rows.get(kind);
          return {
            kind,
            count: row?.count ?? 0,
            since: row?.oldestAt.toISOString() ?? null,
            dueAt: row?.dueAt?.toISOString() ?? null,
          };
        }),
        awaitsOpening: isClosed() && user.permissions.has('operator.update'),
        mailedTo: operator().company.email,
      },
    };
  };
}
