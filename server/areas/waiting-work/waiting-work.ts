import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { jobBody } from '../../platform/jobs.ts';
import { waitingWorkCalls } from './calls.generated.ts';
import { officeMailJob } from './jobs/office-mail-job.ts';
import { sampleOfficeMails } from './mails/render-office-mail.ts';
import { noticeNewWork, sendOfficeMail } from './tell-office.ts';
import type { WaitingWorkDeps } from './waiting-work-context.ts';

/** Milliseconds between two checks for new work; each node checks, and one of them enqueues the mail. */
const lookEveryMs = 60_000;

/** Lists the work that waits for the staff, on their pages and by mail. */
export function createWaitingWork(deps: WaitingWorkDeps): { readonly module: AreaModule } {
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> = Promise.resolve();
  return {
    module: {
      name: 'waiting-work',
      endpoints: bindArea(waitingWorkCalls, deps),
      jobs: [jobBody(officeMailJob, ({ at }) => sendOfficeMail(deps, at))],
      sampleMails: sampleOfficeMails,
      start() {
        timer = setInterval(() => {
          looking = deps.connection
            .guard(noticeNewWork(deps))
            .catch((error: unknown) => deps.log.warn({ err: error }, 'the office is told later what waits'));
        }, lookEveryMs);
        timer.unref();
        return Promise.resolve();
      },
      async stop() {
        if (timer) clearInterval(timer);
        await looking;
      },
    },
  };
}
