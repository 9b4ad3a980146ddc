import { addDays } from '../../../domain/stay.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { enqueue, jobBody } from '../../platform/jobs.ts';
import type { PayoutLines } from '../payments/payments.ts';
import { closeMonths } from './close-month.ts';
import { landlordDocuments } from './documents/landlord-documents.ts';
import { accountMailJob, closeMonthsJob, statementMailJob } from './jobs/payout-jobs.ts';
import { samplePayoutMails } from './mails/render-payout-mail.ts';
import { sendAccountMail, sendStatementMail } from './mails/send-payout-mail.ts';
import { bookPayoutLine, findPayoutOfLine } from './move-payouts.ts';
import type { PayoutsDeps } from './payouts-context.ts';
import { personalDataOfPayouts } from './personal-data-store.ts';
import { payoutsCalls } from './calls.generated.ts';

export type { PayoutsDeps } from './payouts-context.ts';

// Also used by the demo world, so that its landlords are paid like all others.
export { closeMonth } from './close-month.ts';
export { bookPayoutLine, judgeDue, postPayout } from './move-payouts.ts';

const dayMs = 86_400_000;

export const payoutLines: PayoutLines = {
  async matchPayout(tx, line) {
    const payout = await findPayoutOfLine(tx, line);
    return (
      payout && ((transferId, moments) => bookPayoutLine(tx, payout, { ...line, transferId, ...moments }))
    );
  },
};

export function createPayouts(deps: PayoutsDeps): { readonly module: AreaModule } {
  const { connection, clock } = deps;
  const enqueueMonths = (day: string, runAt: Date): Promise<void> =>
    connection.transaction((tx) => enqueue(tx, closeMonthsJob, { day }, { key: day, runAt }));

  return {
    module: {
      name: 'payouts',
      personalData: personalDataOfPayouts,
      endpoints: bindArea(payoutsCalls, deps),
      routes: [landlordDocuments(deps)],
      jobs: [
        jobBody(closeMonthsJob, async () => {
          await enqueueMonths(addDays(clock.today(), 1), new Date(clock.now().getTime() + dayMs));
          await closeMonths(deps);
        }),
        jobBody(statementMailJob, (payload) => sendStatementMail(deps, payload)),
        jobBody(accountMailJob, (payload) => sendAccountMail(deps, payload)),
      ],
      sampleMails: samplePayoutMails,
      start: () => enqueueMonths(clock.today(), clock.now()),
    },
  };
}
