import { z } from 'zod';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import type { Area } from '../../http/area-module.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection, Queryable } from '../../platform/database.ts';
import { defineJob, doublingBackoff, enqueue, jobBody } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { gauge } from '../../platform/metrics.ts';
import { findEntries, checkLedger } from './ledger-store.ts';
import { computeStanding, type Standing } from './rules/standing.ts';

export { chargeCancellation, chargeStay, discardRefunds, refundOverpaid } from './charge-booking.ts';
export { readBalance, findEntries, lockMoney, post, type PostedEntry, type Posting } from './ledger-store.ts';
export {
  findBookingCommission,
  findBookingCommissions,
  findCardOfVoucher,
  findHomeCommission,
  checkLedger,
} from './ledger-store.ts';
export { splitFee, landlordShare } from './rules/charge.ts';
export { firstOpenDay, momentOfBankLine, momentOfDay } from './rules/open-days.ts';
export {
  findFailedCardRefunds,
  findRefund,
  findRefunds,
  findVoucherRefunds,
  insertRefund,
  moveRefund,
  putRefundsIntoFile,
  type Refund,
} from './refund-store.ts';
export { settleJob } from './settle-job.ts';
export {
  idOfSubject,
  joinEntries,
  type Account,
  type Cause,
  type CauseByHand,
  type Entry,
  type Subject,
} from './rules/accounts.ts';
export { receivedPayments, type PostedPayment, type ReceivedPayment } from './rules/received.ts';
export {
  overpaidAfterFee,
  refundsAfterFee,
  computeStanding,
  refundableBySource,
  type Claim,
  type Standing,
} from './rules/standing.ts';

export async function readStanding(db: Queryable, bookingId: number, today: PlainDate): Promise<Standing> {
  return computeStanding(await findEntries(db, bookingId), today);
}

const proveJob = defineJob({
  name: 'ledger.prove',
  payload: z.strictObject({ day: z.string() }),
  retries: 12,
  backoff: doublingBackoff,
});

const dayMs = 86_400_000;

export function createLedger({
  connection,
  clock,
  log,
}: {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
}): Area<object> {
  const enqueueProof = (day: string, runAt: Date): Promise<void> =>
    connection.transaction((tx) => enqueue(tx, proveJob, { day }, { key: day, runAt }));
  let proof = { sum: 0, unbalanced: 0, postings: 0 };
  return {
    module: {
      name: 'ledger',
      jobs: [
        jobBody(proveJob, async () => {
          await enqueueProof(addDays(clock.today(), 1), new Date(clock.now().getTime() + dayMs));
          proof = await checkLedger(connection.db);
          if (proof.sum !== 0 || proof.unbalanced > 0) log.error(proof, 'the ledger does not balance');
          else log.info(proof, 'the ledger balances');
        }),
      ],
      start: () => enqueueProof(clock.today(), clock.now()),
      figures: () => [
        gauge('ledger_sum_cents', 'Sum over all accounts of the ledger when it was last proved', proof.sum),
        gauge(
          'ledger_unbalanced_postings',
          'Postings whose entries do not add up to nothing',
          proof.unbalanced,
        ),
      ],
    },
  };
}
