import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';
import type { PersonalData, PersonalRows } from '../../platform/personal-data.ts';
import { isOwn } from './own-bookings-store.ts';

/** Uses the ledger, because the row of a transfer that pays several bookings names none of them. */
const transfersThatPaid = (db: Queryable, ids: readonly number[]) =>
  db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_postings', 'ledger_postings.id', 'posting_id')
    .select('subject')
    .where('booking_id', 'in', ids)
    .where('account', '=', 'guestReceivable')
    .where('cause', 'in', ['transfer', 'allocation', 'allocationReversed'])
    .groupBy(['booking_id', 'subject'])
    .having(({ fn }) => fn.sum('amount_cents'), '<>', 0);

/** Leaves out commission and payouts, since they are not the guest's data. */
async function readMoney(db: Queryable, ids: readonly number[]): Promise<PersonalRows> {
  const ofThese = db.selectFrom('ledger_postings').where('booking_id', 'in', ids);
  return {
    ledger_postings: await ofThese.selectAll().orderBy('id').execute(),
    ledger_entries: await db
      .selectFrom('ledger_entries')
      .selectAll()
      .where('posting_id', 'in', ofThese.select('id'))
      .where('account', '=', 'guestReceivable')
      .orderBy('id')
      .execute(),
    refunds: await db
      .selectFrom('refunds')
      .selectAll()
      .where('booking_id', 'in', ids)
      .orderBy('id')
      .execute(),
    // Payments to the landlord are not the guest's data.
    payments: await db
      .selectFrom('payments')
      .select(['id', 'booking_id', 'provider', 'amount_cents', 'state', 'decline_reason', 'created_at'])
      .where('booking_id', 'in', ids)
      .orderBy('id')
      .execute(),
    bank_transfers: await db
      .selectFrom('bank_transfers')
      .selectAll()
      .where(({ or, eb }) =>
        or([eb('booking_id', 'in', ids), eb(sql`'transfer/' || id`, 'in', transfersThatPaid(db, ids))]),
      )
      .orderBy('id')
      .execute(),
    dunning_notices: await db
      .selectFrom('dunning_notices')
      .selectAll()
      .where('booking_id', 'in', ids)
      .orderBy('id')
      .execute(),
  };
}

export const personalDataOfBooking: PersonalData = {
  async read(db, { uid }) {
    const bookings = await db.selectFrom('bookings').selectAll().where(isOwn(uid)).orderBy('id').execute();
    const ids = bookings.map(({ id }) => id);
    const actedIn = {
      booking_events: await db
        .selectFrom('booking_events')
        .select(['id', 'booking_id', 'from_state', 'to_state', 'actor', 'happened_at'])
        .where('by_uid', '=', uid)
        .orderBy('id')
        .execute(),
      booking_changes: await db
        .selectFrom('booking_changes')
        .select(['id', 'booking_id', 'side', 'state', 'answer', 'answered_at'])
        .where(({ or, eb }) => or([eb('answered_by', '=', uid), eb('proposed_by', '=', uid)]))
        .orderBy('id')
        .execute(),
    };
    if (ids.length === 0) return actedIn;
    return {
      bookings: bookings.map(({ uid: _own, guest_nonce: _guest, landlord_nonce: _landlord, ...row }) => row),
      booking_events: [
        ...(
          await db
            .selectFrom('booking_events')
            .selectAll()
            .where('booking_id', 'in', ids)
            .orderBy('id')
            .execute()
        ).map(({ by_uid: _host, ...row }) => row),
        ...actedIn.booking_events,
      ],
      booking_changes: [
        ...(
          await db
            .selectFrom('booking_changes')
            .selectAll()
            .where('booking_id', 'in', ids)
            .orderBy('id')
            .execute()
        ).map(({ answered_by: _host, proposed_by: _proposer, ...row }) => row),
        ...actedIn.booking_changes,
      ],
      invoices: await db
        .selectFrom('invoices')
        .selectAll()
        .where('booking_id', 'in', ids)
        .orderBy('id')
        .execute(),
      ...(await readMoney(db, ids)),
    };
  },

  /** Commercial and tax law require bookings and invoices to be kept for ten years; they only lose the account. */
  async leave(tx, { uid }) {
    await tx.updateTable('bookings').set({ uid: null }).where('uid', '=', uid).execute();
    await tx.updateTable('booking_events').set({ by_uid: null }).where('by_uid', '=', uid).execute();
    await tx
      .updateTable('booking_changes')
      .set({ answered_by: null })
      .where('answered_by', '=', uid)
      .execute();
    await tx
      .updateTable('booking_changes')
      .set({ proposed_by: null })
      .where('proposed_by', '=', uid)
      .execute();
  },
};
