import { randomInt } from 'node:crypto';
import type { Language } from '../../../domain/language.ts';
import { larger } from '../../../domain/cents.ts';
import { negate, noMoney, subtract, type Cents } from '../../../domain/money.ts';
import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import {
  revivedVoucherValidUntil,
  voucherValidUntil,
  voucherWithdrawalEnd,
} from '../../../domain/vouchers.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import { newNonce } from '../../platform/signed-links.ts';
import { findCardOfVoucher, insertRefund, post, type Subject } from '../ledger/ledger.ts';
import { settleVoucherJob, voucherMailJob } from './jobs/voucher-jobs.ts';
import { revive } from './redeem.ts';
import { deliveryMoment } from './rules/delivery-moment.ts';
import { deriveCode, hashCode } from './voucher-code.ts';
import { voucherStore, type VoucherRow } from './voucher-store.ts';

export async function lockPayableVoucher(tx: Tx, id: number): Promise<Cents> {
  const voucher = await voucherStore.lock(tx, { id });
  return voucher?.state === 'ordered' ? voucher.value_cents : noMoney;
}

/**
 * Books a captured payment, in the caller's transaction and with the voucher locked: the first payment activates the
 * voucher and schedules its mails, further ones are refunded.
 */
export async function bookVoucherPayment(
  tx: Tx,
  {
    voucherId: id,
    payment,
    captured,
    at,
  }: { voucherId: number; payment: Subject; captured: Cents; at: Date },
): Promise<void> {
  const voucher = (await voucherStore.lock(tx, { id }))!;
  const isFirst = voucher.state === 'ordered' && captured === voucher.value_cents;
  const { id: postingId } = await post(tx, {
    cause: isFirst ? 'voucherSale' : 'cardPayment',
    key: `${payment}/captured`,
    bookingId: null,
    at,
    entries: [
      { account: 'providerClearing', subject: payment, amount: captured },
      isFirst
        ? { account: 'voucherLiability', subject: `voucher/${id}`, amount: negate(captured) }
        : { account: 'refundsPayable', subject: payment, amount: negate(captured) },
    ],
  });
  if (!isFirst) {
    await giveBack(tx, { id, payment, amount: captured, reason: 'overpaid', postingId, at });
    return;
  }
  const paidOn = todayInBerlin(at);
  await voucherStore.update(tx, id, {
    state: 'active',
    paid_at: at,
    valid_until: voucherValidUntil(paidOn),
  });
  await enqueueMail(tx, id, 'bought', at);
  await enqueueMail(tx, id, 'gift', deliveryMoment(voucher.send_on, at));
}

async function giveBack(
  tx: Tx,
  refund: {
    id: number;
    payment: Subject;
    amount: Cents;
    reason: 'overpaid' | 'withdrawn';
    postingId: number;
    at: Date;
  },
): Promise<void> {
  await insertRefund(tx, {
    booking_id: null,
    voucher_id: refund.id,
    source: refund.payment,
    amount_cents: refund.amount,
    reason: refund.reason,
    state: 'released',
    posting_id: refund.postingId,
    created_at: refund.at,
  });
  await enqueue(
    tx,
    settleVoucherJob,
    { voucherId: refund.id },
    { key: `${refund.id}-${refund.postingId}`, runAt: refund.at },
  );
}

/** Gives somebody a voucher that nobody has bought, and mails it to them. The caller posts its value. */
export async function grantVoucher(
  tx: Tx,
  grant: {
    value: Cents;
    name: string;
    email: string;
    language: Language;
    dedication: string;
    houseName: string;
    houseEmail: string;
    secret: ServerKey;
    at: Date;
  },
): Promise<number> {
  const { value, name, email, language, dedication, houseName, houseEmail, secret, at } = grant;
  const id = await voucherStore.nextId(tx);
  const code_nonce = newNonce();
  await voucherStore.insert(tx, {
    ...{ id, customer_number: randomInt(100_000_000, 1_000_000_000), value_cents: value, code_nonce },
    code_hash: hashCode(deriveCode(secret, { id, code_nonce })),
    ...{ motif: 'beach', dedication, buyer_name: houseName, buyer_email: houseEmail },
    ...{ recipient_name: name, recipient_email: email, send_on: null, language, ordered_at: at },
  });
  const changes = {
    state: 'active',
    paid_at: at,
    valid_until: voucherValidUntil(todayInBerlin(at)),
  } as const;
  await voucherStore.update(tx, id, changes);
  await enqueueMail(tx, id, 'gift', at);
  return id;
}

/** Needs no reason; redeemed amounts stay paid. */
export function isWithdrawable(voucher: VoucherRow, today: PlainDate): boolean {
  return voucher.state === 'active' && today <= voucherWithdrawalEnd(todayInBerlin(voucher.ordered_at));
}

/** Ends a voucher that its buyer revokes, and refunds the balance. Call it with its row locked. */
export async function withdrawVoucher(
  tx: Tx,
  voucher: VoucherRow,
  payment: Subject,
  at: Date,
): Promise<void> {
  await voucherStore.update(tx, voucher.id, { state: 'withdrawn', withdrawn_at: at });
  await giveBackRest(tx, voucher, payment, at);
  await enqueueMail(tx, voucher.id, 'withdrawn', at);
}

async function giveBackRest(
  tx: Tx,
  { id, balance_cents: amount }: VoucherRow,
  payment: Subject,
  at: Date,
): Promise<void> {
  if (amount === 0) return;
  const { id: postingId } = await post(tx, {
    cause: 'voucherWithdrawal',
    key: `voucher/${id}/withdrawn-${at.getTime()}`,
    bookingId: null,
    at,
    entries: [
      { account: 'voucherLiability', subject: `voucher/${id}`, amount },
      { account: 'refundsPayable', subject: payment, amount: negate(amount) },
    ],
  });
  await giveBack(tx, { id, payment, amount, reason: 'withdrawn', postingId, at });
}

/**
 * Handles amounts refunded to an ended voucher: for a revoked one they are refunded to the card, an expired one is
 * valid again until the end of the next year.
 */
export async function tidyEndedVoucher(tx: Tx, id: number, today: PlainDate, at: Date): Promise<void> {
  const voucher = await voucherStore.lock(tx, { id });
  if (!voucher || voucher.balance_cents === 0) return;
  if (voucher.state === 'withdrawn') {
    const payment = await findCardOfVoucher(tx, `voucher/${id}`);
    if (payment !== null) await giveBackRest(tx, voucher, payment, at);
  }
  await revive(tx, voucher, today);
}

/**
 * Expires a voucher after its last day; the balance becomes ours, except amounts refunded to it since, which are
 * valid for another year.
 */
export async function expireVoucher(tx: Tx, id: number, today: PlainDate, at: Date): Promise<void> {
  const voucher = await voucherStore.lock(tx, { id });
  if (voucher?.state !== 'active' || voucher.valid_until! >= today) return;
  const givenBack = await voucherStore.givenBackAfter(tx, id, voucher.valid_until!);
  const amount = larger(noMoney, subtract(voucher.balance_cents, givenBack));
  await voucherStore.update(
    tx,
    id,
    voucher.balance_cents > amount ? { valid_until: revivedVoucherValidUntil(today) } : { state: 'expired' },
  );
  const subject: Subject = `voucher/${id}`;
  if (amount === 0) return;
  await post(tx, {
    cause: 'voucherExpiry',
    key: `voucher/${id}/expired-${voucher.valid_until!}`,
    bookingId: null,
    at,
    entries: [
      { account: 'voucherLiability', subject, amount },
      { account: 'expiredVouchers', subject, amount: negate(amount) },
    ],
  });
}

async function enqueueMail(
  tx: Tx,
  voucherId: number,
  template: 'bought' | 'gift' | 'withdrawn',
  runAt: Date,
): Promise<void> {
  await enqueue(tx, voucherMailJob, { voucherId, template }, { key: `${voucherId}-${template}`, runAt });
}
