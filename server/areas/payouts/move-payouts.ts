import { moneyWaitsUntil } from '../../../domain/money-wait.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { writeHolder } from '../documents/documents.ts';
import { recordEvent } from '../webhooks/webhooks.ts';
import { lockMoney, post, type Subject } from '../ledger/ledger.ts';
import { accountStore, type PaidLandlord } from './account-store.ts';
import type { PayoutsDeps } from './payouts-context.ts';
import { payoutStore, type PayoutRow } from './payout-store.ts';
import { dueByLandlord, findPayoutNumber, type DuePayout } from './rules/due-by-landlord.ts';
import { negate, type Cents } from '../../../domain/money.ts';

export type Hindrance =
  | { kind: 'no-account' | 'owes' | 'holder-unwritable' }
  | { kind: 'account-waits' | 'person-waits'; until: Date };

export interface JudgedPayout extends DuePayout {
  landlord: PaidLandlord;
  hindrance: Hindrance | null;
}

export async function judgeDue(
  { accounts }: { accounts: Pick<PayoutsDeps['accounts'], 'moneyWaitsUntil'> },
  tx: Tx,
  { today, now }: { today: PlainDate; now: Date },
): Promise<JudgedPayout[]> {
  const duePayouts = dueByLandlord(await payoutStore.listOwed(tx, today));
  const ids = duePayouts.map(({ landlordId }) => landlordId);
  const landlords = new Map((await accountStore.landlords(tx, ids)).map((one) => [one.id, one]));
  const people = await accountStore.findPeople(tx, ids);
  const judged: JudgedPayout[] = [];
  for (const one of duePayouts) {
    const landlord = landlords.get(one.landlordId);
    if (!landlord || one.amount === 0) continue;
    const uids = people.get(one.landlordId) ?? [];
    judged.push({ ...one, landlord, hindrance: await findHindrance(accounts, tx, one, landlord, uids, now) });
  }
  return judged;
}

async function findHindrance(
  accounts: Pick<PayoutsDeps['accounts'], 'moneyWaitsUntil'>,
  tx: Tx,
  { amount }: DuePayout,
  { account }: PaidLandlord,
  uids: readonly string[],
  now: Date,
): Promise<Hindrance | null> {
  if (amount < 0) return { kind: 'owes' };
  if (account === null) return { kind: 'no-account' };
  if (writeHolder(account) === null) return { kind: 'holder-unwritable' };
  const accountWaits = moneyWaitsUntil(account.created_at, now);
  if (accountWaits) return { kind: 'account-waits', until: accountWaits };
  const personWaits = uids.length === 0 ? null : await accounts.moneyWaitsUntil(tx, uids);
  return personWaits && { kind: 'person-waits', until: personWaits };
}

/**
 * Posts a released payout: its stays are settled, and the sum is in transit. Call it with the payouts locked. Returns
 * false without posting if the ledger now owes a different amount.
 */
export async function postPayout(
  tx: Tx,
  payout: PayoutRow,
  { today, at }: { today: PlainDate; at: Date },
): Promise<boolean> {
  const parts = await payoutStore.listParts(tx, payout.id);
  for (const { booking_id: bookingId } of parts) await lockMoney(tx, bookingId);
  const owedByBooking = new Map(
    (await payoutStore.listOwed(tx, today, payout.landlord_id)).map((part) => [part.bookingId, part]),
  );
  const isAsPrepared = parts.every(({ booking_id, amount_cents }) => {
    const now = owedByBooking.get(booking_id);
    return now !== undefined && now.isDue && now.amount === amount_cents;
  });
  if (!isAsPrepared) return false;
  for (const { booking_id: bookingId, amount_cents: amount } of parts) {
    await post(tx, {
      cause: 'payout',
      key: `payout/${payout.id}/booking/${bookingId}`,
      bookingId,
      at,
      entries: [
        { account: 'landlordPayable', subject: `landlord/${payout.landlord_id}`, amount },
        { account: 'payoutsInTransit', subject: `payout/${payout.id}`, amount: negate(amount) },
      ],
    });
  }
  await recordEvent(tx, {
    ...{ event: 'payout.made', owner: { landlordId: payout.landlord_id }, at },
    data: { payoutID: payout.id, amountCents: payout.amount_cents, bookings: parts.length },
  });
  return true;
}

async function postReturn(tx: Tx, payout: PayoutRow, at: Date): Promise<void> {
  for (const { booking_id: bookingId, amount_cents: amount } of await payoutStore.listParts(tx, payout.id)) {
    await lockMoney(tx, bookingId);
    await post(tx, {
      cause: 'payoutReturned',
      key: `payout/${payout.id}/returned/${bookingId}`,
      bookingId,
      at,
      entries: [
        { account: 'landlordPayable', subject: `landlord/${payout.landlord_id}`, amount: negate(amount) },
        { account: 'payoutsInTransit', subject: `payout/${payout.id}`, amount },
      ],
    });
  }
}

export async function returnUnsent(tx: Tx, payoutId: number, at: Date): Promise<boolean> {
  const payout = await payoutStore.find(tx, payoutId);
  if (!payout || !(await payoutStore.move(tx, payoutId, 'sent', { state: 'returned', at }))) return false;
  await postReturn(tx, payout, at);
  return true;
}

export interface BankLine {
  amount: Cents;
  purpose: string;
  bankReference: string;
}

export async function findPayoutOfLine(db: Queryable, line: BankLine): Promise<PayoutRow | null> {
  const id = findPayoutNumber(line.purpose);
  const payout = id === null ? null : await payoutStore.find(db, id);
  if (payout?.amount_cents !== Math.abs(line.amount)) return null;
  return payout.state === (line.amount < 0 ? 'sent' : 'done') ? payout : null;
}

/**
 * Books a line of the bank statement as the payment of a payout, or as its return if the money came back. What the host is owed again is
 * posted now, since the host's statement of an earlier month is made.
 */
export async function bookPayoutLine(
  tx: Tx,
  payout: PayoutRow,
  line: BankLine & { transferId: number; at: Date; bookedAt?: Date },
): Promise<void> {
  const { at, bankReference, bookedAt = at } = line;
  const isBack = line.amount > 0;
  const [from, to] = isBack ? (['done', 'returned'] as const) : (['sent', 'done'] as const);
  if (!(await payoutStore.move(tx, payout.id, from, { state: to, bankReference, at }))) {
    throw new Error(`Payout ${payout.id} is not ${from}: something else has moved it.`);
  }
  const inTransit: Subject = `payout/${payout.id}`;
  await post(tx, {
    cause: isBack ? 'payoutReturned' : 'payoutBooked',
    key: `payout/${payout.id}/${isBack ? 'back' : 'booked'}`,
    bookingId: null,
    at: bookedAt,
    entries: [
      { account: 'payoutsInTransit', subject: inTransit, amount: negate(line.amount) },
      { account: 'bank', subject: `transfer/${line.transferId}`, amount: line.amount },
    ],
  });
  if (isBack) await postReturn(tx, payout, at);
}
