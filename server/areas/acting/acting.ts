import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { ActingDesk } from '../../http/handler.ts';
import { jobBody } from '../../platform/jobs.ts';
import type { ActingDeps } from './acting-context.ts';
import { createActingDesk } from './acting-desk.ts';
import { actingStore } from './acting-store.ts';
import { actingMailJob } from './jobs/acting-mail-job.ts';
import { sampleActingMails } from './mails/render-acting-mail.ts';
import { sendActingMail } from './mails/send-acting-mail.ts';
import { actingCalls } from './calls.generated.ts';

export interface ActingArea {
  desk: ActingDesk;
}

export function createActing(deps: ActingDeps): Area<ActingArea> {
  const { connection, clock } = deps;
  return {
    desk: createActingDesk(deps),
    module: {
      name: 'acting',
      endpoints: bindArea(actingCalls, deps),
      jobs: [jobBody(actingMailJob, ({ actingId }) => sendActingMail(deps, actingId))],
      sampleMails: sampleActingMails,
      personalData: {
        async read(db, { uid }) {
          const { sessions, acts } = await actingStore.listForDownload(db, uid);
          return {
            acting_sessions: sessions,
            acting_acts: acts.map(({ actingId, at, ...act }) => ({
              acting_id: actingId,
              ...act,
              acted_at: at,
            })),
          };
        },
        leave: (tx, { uid }) => actingStore.leave(tx, uid, clock.now()),
      },
      async forget(now) {
        await actingStore.endOver(connection.db, now);
        await actingStore.deleteBefore(connection.db, retentionEnd(now, retentionDays.accountEvents));
      },
    },
  };
}
