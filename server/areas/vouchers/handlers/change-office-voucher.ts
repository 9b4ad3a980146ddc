import type { changeOfficeVoucher } from '../../../../contract/vouchers/change-office-voucher.ts';
import type { InputOf } from '../../../../contract/define-endpoint.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Tx } from '../../../platform/database.ts';
import { idempotently, requestDigest, type IdempotencyConflict } from '../../../platform/idempotency.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { voucherMailJob } from '../jobs/voucher-jobs.ts';
import { officeVoucherStore, type VoucherAct } from '../office-voucher-store.ts';
import { readOfficeVoucher, resendableMails } from '../read-office-voucher.ts';
import { findCardOfVoucher } from '../../ledger/ledger.ts';
import { isWithdrawable, withdrawVoucher } from '../voucher-life.ts';
import { voucherStore, type VoucherRow } from '../voucher-store.ts';
import type { VouchersDeps } from '../vouchers-context.ts';

type Action = InputOf<typeof changeOfficeVoucher>['action'];

const missing = { ok: false, type: 'voucher-missing', data: null } as const;
const changed = { ok: false, type: 'voucher-changed', data: null } as const;

const actOf: Record<Action, VoucherAct> = {
  stop: 'stopped',
  resume: 'resumed',
  withdraw: 'withdrawn',
  resendBought: 'resent',
  resendGift: 'resent',
};

export function changeOfficeVoucherHandler({
  connection,
  clock,
  findPersonName,
}: Pick<VouchersDeps, 'connection' | 'clock' | 'findPersonName'>): Handler<typeof changeOfficeVoucher> {
  return async ({ voucherNumber: id, action, note, idempotencyKey }, { user }) => {
    const name = await findPersonName(user.uid);
    const at = clock.now();
    const today = clock.today();
    const key = {
      scope: 'vouchers.office',
      key: idempotencyKey,
      digest: requestDigest({ id, action, note }),
    };
    const outcome = await retryTransaction(connection, (tx) =>
      idempotently<{ done: true }, typeof missing | typeof changed | IdempotencyConflict>(
        tx,
        key,
        async () => {
          const voucher = await voucherStore.lock(tx, { id });
          if (!voucher) return missing;
          if (!(await perform(tx, voucher, action, { at, today }))) return changed;
          const act = { voucherId: id, act: actOf[action], note, uid: user.uid, name, at };
          const actId = await officeVoucherStore.insertAct(tx, act);
          if (action === 'resendBought' || action === 'resendGift') {
            const template = action === 'resendGift' ? 'gift' : 'bought';
            const payload = { voucherId: id, template, again: actId } as const;
            await enqueue(tx, voucherMailJob, payload, { key: `${id}-${template}-${actId}`, runAt: at });
          }
          return { ok: true, data: { done: true } } as const;
        },
      ),
    );
    if (!outcome.ok) return outcome;
    const data = await readOfficeVoucher(connection.db, id, today);
    return data ? { ok: true, data } : missing;
  };
}

/** Returns false if the voucher is in no state for the action. */
async function perform(
  tx: Tx,
  voucher: VoucherRow,
  action: Action,
  { at, today }: { at: Date; today: PlainDate },
): Promise<boolean> {
  switch (action) {
    case 'stop':
      if (voucher.state !== 'active' || voucher.stopped_at !== null) return false;
      await voucherStore.update(tx, voucher.id, { stopped_at: at });
      return true;
    case 'resume':
      if (voucher.stopped_at === null) return false;
      await voucherStore.update(tx, voucher.id, { stopped_at: null });
      return true;
    case 'withdraw': {
      const payment = await findCardOfVoucher(tx, `voucher/${voucher.id}`);
      if (payment === null || !isWithdrawable(voucher, today)) return false;
      await withdrawVoucher(tx, voucher, payment, at);
      return true;
    }
    case 'resendBought':
    case 'resendGift':
      return resendableMails(voucher).includes(action === 'resendGift' ? 'gift' : 'bought');
  }
}
