import { addDays } from '../../../domain/stay.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Tx } from '../../platform/database.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { JobBody } from '../../platform/jobs.ts';
import { enqueue, jobBody } from '../../platform/jobs.ts';
import { settleJob } from '../ledger/ledger.ts';
import { settleVoucherJob, type VoucherPayments } from '../vouchers/vouchers.ts';
import { demoBankPages } from './demo-bank/demo-bank-pages.ts';
import { createDemoBank, type DemoBank } from './demo-bank/demo-bank.ts';
import { pollPaymentJob, reconcileJob } from './jobs/payment-jobs.ts';
import { scheduleNextPoll, pollPayment } from './poll-payment.ts';
import { enqueueMoneyMail, moneyMailJob } from './mails/money-mail-job.ts';
import { sampleMoneyMails } from './mails/render-money-mail.ts';
import { sendMoneyMail } from './mails/send-money-mail.ts';
import { noticesPath, noticesRoute } from './notices-route.ts';
import { openPayment } from './open-payment.ts';
import { bankStore } from './bank-store.ts';
import { moneyStore } from './money-store.ts';
import { paymentStore } from './payment-store.ts';
import type { PaymentsDeps } from './payments-context.ts';
import { remindOfOverdue } from './remind.ts';
import { pollFailedRefunds, settleBooking, settleVoucher } from './settle-booking.ts';
import { paymentsCalls } from './calls.generated.ts';

export { createDemoBank, noticesPath, type DemoBank };
export type { PaymentsDeps, PayoutLines } from './payments-context.ts';

// Also used by the demo world, so that its payments are booked like all others.
export { bookCapture } from './poll-payment.ts';
export { bookRefund } from './settle-booking.ts';
export { bookReceipt } from './import-lines.ts';

export const actOfOffice = moneyStore.act;

export { findUnassigned, mayUnassign, recordTransfer, settleRest } from './move-transfer.ts';

/** Tells the guest by mail that money has arrived, once for each key. */
export const tellPaid = (
  tx: Tx,
  { bookingId, key, at }: { bookingId: number; key: string; at: Date },
): Promise<void> => enqueueMoneyMail(tx, { bookingId, template: 'paid', key }, at);

/** Locks a transfer until the end of the transaction. Call it after locking the money of bookings. */
export const lockTransfer = bankStore.lock;

export { formatSheet } from './rules/csv.ts';
export { importStatementAs } from './import-statement-as.ts';

const dayMs = 86_400_000;
/** Payments that ended earlier are no longer polled. */
const lookBackDays = 3;

export function createPayments(
  deps: PaymentsDeps & {
    demoBank: DemoBank | null;
  },
): Area<VoucherPayments> {
  const { connection, clock, demoBank } = deps;
  const { db } = connection;
  const enqueueReminders = (day: string, runAt: Date): Promise<void> =>
    connection.transaction((tx) => enqueue(tx, reconcileJob, { day }, { key: day, runAt }));

  async function reconcile(): Promise<void> {
    await enqueueReminders(addDays(clock.today(), 1), new Date(clock.now().getTime() + dayMs));
    const since = new Date(clock.now().getTime() - lookBackDays * dayMs);
    for (const { id } of await paymentStore.unsettled(db, since)) {
      await pollPayment(deps, id).catch((error: unknown) => {
        deps.log.warn({ err: error, payment: id }, 'payments: the provider is silent');
      });
    }
    await pollFailedRefunds(deps);
    await remindOfOverdue(deps);
  }

  const jobs: JobBody[] = [
    jobBody(pollPaymentJob, ({ paymentId }) => scheduleNextPoll(deps, paymentId)),
    jobBody(settleJob, ({ bookingId }) => settleBooking(deps, bookingId)),
    jobBody(settleVoucherJob, ({ voucherId }) => settleVoucher(deps, voucherId)),
    jobBody(moneyMailJob, (payload) => sendMoneyMail(deps, payload)),
    jobBody(reconcileJob, reconcile),
    ...(demoBank?.jobs ?? []),
  ];
  return {
    openVoucherPayment: (order) => openPayment(deps, order, 'all'),
    async pollVoucher(voucherId) {
      const [latest] = await paymentStore.of(db, { kind: 'voucher', id: voucherId });
      if (!latest) return null;
      return pollPayment(deps, latest.id).catch((error: unknown) => {
        deps.log.warn({ err: error, payment: latest.id }, 'payments: the provider is silent');
        return latest;
      });
    },
    tellPaid: (tx, bookingId, key) => enqueueMoneyMail(tx, { bookingId, template: 'paid', key }, clock.now()),
    module: {
      name: 'payments',
      endpoints: bindArea(paymentsCalls, deps, {
        bookingID: ({ bookingID, bookingHash }, user) =>
          deps.booking.openPayable({ bookingId: bookingID, bookingHash }, user),
      }),
      routes: [
        noticesRoute(deps),
        ...(demoBank
          ? demoBankPages({ bank: demoBank, publicUrl: deps.publicUrl, translate: deps.translate })
          : []),
      ],
      jobs,
      sampleMails: sampleMoneyMails,
      start: () => enqueueReminders(clock.today(), clock.now()),
      async forget(now) {
        await paymentStore.forgetNotices(db, retentionEnd(now, retentionDays.jobsAndReplies));
        await moneyStore.forgetSearches(db, retentionEnd(now, retentionDays.moneySearches));
      },
    },
  };
}
