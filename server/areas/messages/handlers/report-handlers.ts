import type { closeReport } from '../../../../contract/messages/close-report.ts';
import type { findReportedThreads } from '../../../../contract/messages/find-reported-threads.ts';
import type { readReportedThread } from '../../../../contract/messages/read-reported-thread.ts';
import type { ReportedThread } from '../../../../contract/messages/reported-thread.ts';
import type { Handler } from '../../../http/handler.ts';
import { reportedFileAddress } from '../file-address.ts';
import { filesStore } from '../files-store.ts';
import type { MessagesDeps } from '../messages-deps.ts';
import { messagesStore } from '../messages-store.ts';
import { presentMessage } from '../present-thread.ts';
import { reportsStore, type ReportRow } from '../reports-store.ts';
import { subjectsStore } from '../subjects-store.ts';

const notFound = { ok: false, type: 'report-not-found', data: null } as const;

const present = (row: ReportRow): ReportedThread => ({
  reportID: row.id,
  bookingDisplayNumber: row.displayNumber,
  title: row.title,
  side: row.side,
  reason: row.reason,
  at: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

export function findReportedThreadsHandler({
  connection,
}: MessagesDeps): Handler<typeof findReportedThreads> {
  return async ({ closed }) => {
    const rows = await reportsStore.list(connection.db, closed);
    return { ok: true, data: { reports: rows.map(present) } };
  };
}

/** Logs the access in the same transaction, so that nothing is shown without a log entry. */
export function readReportedThreadHandler(deps: MessagesDeps): Handler<typeof readReportedThread> {
  return async ({ reportID }, { user }) => {
    const actor = await deps.findPersonName(user.uid);
    return deps.connection.transaction(async (tx) => {
      const report = await reportsStore.lockOpen(tx, reportID);
      const booking = report && (await subjectsStore.find(tx, report.bookingId));
      if (!report || !booking) return notFound;
      await reportsStore.note(tx, { reportId: report.id, kind: 'read', actor, at: deps.clock.now() });
      const files = await filesStore.listByThread(tx, report.bookingId);
      const rows = await messagesStore.messages(tx, report.bookingId);
      const events = await reportsStore.events(tx, report.id);
      return {
        ok: true,
        data: {
          report: present(report),
          guest: booking.guest,
          landlord: booking.landlord,
          // Messages are shown in full: the office has to judge what is hidden from the other side.
          messages: rows.map((row) =>
            presentMessage(row, files, {
              viewer: row.side,
              terms: booking,
              addressOf: (file) => reportedFileAddress(report.id, file),
            }),
          ),
          events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
        },
      };
    });
  };
}

export function closeReportHandler(deps: MessagesDeps): Handler<typeof closeReport> {
  return async ({ reportID }, { user }) => {
    const actor = await deps.findPersonName(user.uid);
    return deps.connection.transaction(async (tx) => {
      const report = await reportsStore.lockOpen(tx, reportID);
      if (!report) return notFound;
      const at = deps.clock.now();
      await reportsStore.close(tx, report.id, at);
      await reportsStore.note(tx, { reportId: report.id, kind: 'closed', actor, at });
      return { ok: true, data: { closed: true } };
    });
  };
}
