import { addDays } from '../../../domain/stay.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { enqueue, jobBody } from '../../platform/jobs.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { expireVouchersJob, voucherMailJob } from './jobs/voucher-jobs.ts';
import { sampleVoucherMails } from './mails/render-voucher-mail.ts';
import { sendVoucherMail } from './mails/send-voucher-mail.ts';
import { personalDataOfVouchers } from './personal-data.ts';
import { expireVoucher, tidyEndedVoucher } from './voucher-life.ts';
import { voucherStore } from './voucher-store.ts';
import type { VouchersDeps } from './vouchers-context.ts';
import { vouchersCalls } from './calls.generated.ts';

export type { VoucherPayments } from './vouchers-context.ts';
export { hashCode, deriveCode, hashTypedCode } from './voucher-code.ts';
export { settleVoucherJob } from './jobs/voucher-jobs.ts';
export { holdVoucher, redeemVoucher } from './redeem.ts';
export { bookVoucherPayment, grantVoucher, lockPayableVoucher } from './voucher-life.ts';

const dayMs = 86_400_000;

export function createVouchers(deps: VouchersDeps): { readonly module: AreaModule } {
  const { connection, clock } = deps;
  const { db } = connection;
  const enqueueExpiry = (day: string, runAt: Date): Promise<void> =>
    connection.transaction((tx) => enqueue(tx, expireVouchersJob, { day }, { key: day, runAt }));

  async function endVouchers(): Promise<void> {
    const today = clock.today();
    await enqueueExpiry(addDays(today, 1), new Date(clock.now().getTime() + dayMs));
    for (const id of await voucherStore.listEnded(db, today)) {
      await retryTransaction(connection, (tx) => expireVoucher(tx, id, today, clock.now()));
    }
    for (const id of await voucherStore.listEndedWithBalance(db)) {
      await retryTransaction(connection, (tx) => tidyEndedVoucher(tx, id, today, clock.now()));
    }
  }

  return {
    module: {
      name: 'vouchers',
      personalData: personalDataOfVouchers,
      endpoints: bindArea(vouchersCalls, deps, {
        bookingID: ({ bookingID, bookingHash }, user) =>
          deps.booking.openPayable({ bookingId: bookingID, bookingHash }, user),
      }),
      jobs: [
        jobBody(voucherMailJob, (payload) => sendVoucherMail(deps, payload)),
        jobBody(expireVouchersJob, endVouchers),
      ],
      sampleMails: sampleVoucherMails,
      start: () => enqueueExpiry(clock.today(), clock.now()),
      forget: (now) => voucherStore.forgetUnpaid(db, retentionEnd(now, retentionDays.jobsAndReplies)),
    },
  };
}
