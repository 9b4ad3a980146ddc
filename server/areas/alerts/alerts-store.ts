import { sql } from 'kysely';
import type { AlertFrequency, AlertKind } from '../../../domain/alerts.ts';
import type { Language } from '../../../domain/language.ts';
import {
  parseSearchFilter,
  serializeSearchFilter,
  type SearchFilter,
} from '../../../domain/search-filter.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { KnownHome } from './rules/alert-news.ts';

export interface AlertAddress {
  id: number;
  email: string;
  addressHash: string;
  language: Language;
  nonce: string;
  brand: number | null;
  checkedOn: PlainDate | null;
}

export interface Alert {
  id: number;
  addressId: number;
  kind: AlertKind;
  uid: string | null;
  filter: SearchFilter;
  frequency: AlertFrequency;
  state: 'pending' | 'active';
  nonce: string;
  confirmedAt: Date | null;
  endsOn: PlainDate;
  lookedOn: PlainDate | null;
}

const addressColumns = [
  'id',
  'email',
  'address_hash as addressHash',
  'language',
  'nonce',
  'brand',
  'checked_on as checkedOn',
] as const;

const alertColumns = [
  'id',
  'address_id as addressId',
  'kind',
  'uid',
  'filter',
  'frequency',
  'state',
  'nonce',
  'confirmed_at as confirmedAt',
  'ends_on as endsOn',
  'looked_on as lookedOn',
] as const;

const toAlert = ({ filter, ...row }: { filter: unknown }): Alert =>
  ({ ...row, filter: parseSearchFilter(filter as Record<string, unknown>) }) as Alert;

export const alertsStore = {
  async findAddress(db: Queryable, id: number): Promise<AlertAddress | null> {
    const row = await db
      .selectFrom('alert_addresses')
      .select(addressColumns)
      .where('id', '=', id)
      .executeTakeFirst();
    return (row as AlertAddress | undefined) ?? null;
  },

  async findByHash(db: Queryable, addressHash: string): Promise<AlertAddress | null> {
    const row = await db
      .selectFrom('alert_addresses')
      .select(addressColumns)
      .where('address_hash', '=', addressHash)
      .executeTakeFirst();
    return (row as AlertAddress | undefined) ?? null;
  },

  /** Finds or creates the address and locks it until the transaction ends. */
  async lockAddress(
    tx: Tx,
    { email, addressHash, language, nonce, brand }: Omit<AlertAddress, 'id' | 'checkedOn'>,
  ): Promise<AlertAddress> {
    const row = await tx
      .insertInto('alert_addresses')
      .values({ email, address_hash: addressHash, language, nonce, brand })
      .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ empty_since: null }))
      .returning(addressColumns)
      .executeTakeFirstOrThrow();
    return row as AlertAddress;
  },

  async lockById(tx: Tx, id: number): Promise<AlertAddress | null> {
    const row = await tx
      .selectFrom('alert_addresses')
      .select(addressColumns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return (row as AlertAddress | undefined) ?? null;
  },

  /** Returns a batch of addresses with alerts that were not checked on this day. */
  async listDue(db: Queryable, day: PlainDate, after: number, limit: number): Promise<number[]> {
    const rows = await db
      .selectFrom('alert_addresses')
      .select('id')
      .where(({ or, eb }) => or([eb('checked_on', 'is', null), eb('checked_on', '<', day)]))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('alerts')
            .select('alerts.id')
            .whereRef('alerts.address_id', '=', 'alert_addresses.id')
            .where('alerts.state', '=', 'active'),
        ),
      )
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  async markChecked(tx: Tx, id: number, day: PlainDate): Promise<void> {
    await tx.updateTable('alert_addresses').set({ checked_on: day }).where('id', '=', id).execute();
  },

  async list(db: Queryable, addressId: number): Promise<Alert[]> {
    const rows = await db
      .selectFrom('alerts')
      .select(alertColumns)
      .where('address_id', '=', addressId)
      .orderBy('id')
      .execute();
    return rows.map(toAlert);
  },

  async find(db: Queryable, id: number): Promise<Alert | null> {
    const row = await db.selectFrom('alerts').select(alertColumns).where('id', '=', id).executeTakeFirst();
    return row ? toAlert(row) : null;
  },

  /** Inserts an alert. An equal alert of the address is reused, and continues if it is running. */
  async insert(
    tx: Tx,
    alert: Pick<Alert, 'addressId' | 'kind' | 'uid' | 'filter' | 'frequency' | 'nonce' | 'endsOn'>,
    now: Date,
  ): Promise<Alert> {
    const row = await tx
      .insertInto('alerts')
      .values({
        address_id: alert.addressId,
        kind: alert.kind,
        uid: alert.uid,
        filter: JSON.stringify(serializeSearchFilter(alert.filter)),
        frequency: alert.frequency,
        state: 'pending',
        nonce: alert.nonce,
        asked_at: now,
        ends_on: alert.endsOn,
      })
      .onConflict((conflict) =>
        conflict
          .expression(sql`address_id, kind, coalesce(uid, ''), md5(filter::text)`)
          .doUpdateSet({ asked_at: now, ends_on: alert.endsOn, frequency: alert.frequency }),
      )
      .returning(alertColumns)
      .executeTakeFirstOrThrow();
    return toAlert(row);
  },

  async confirm(tx: Tx, id: number, now: Date): Promise<void> {
    await tx
      .updateTable('alerts')
      .set({ state: 'active', confirmed_at: now })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .execute();
  },

  async setFrequency(tx: Tx, addressId: number, id: number, frequency: AlertFrequency): Promise<void> {
    await tx
      .updateTable('alerts')
      .set({ frequency })
      .where('address_id', '=', addressId)
      .where('id', '=', id)
      .execute();
  },

  async end(tx: Tx, addressId: number, id: number | null, now: Date): Promise<void> {
    const endedAlerts = tx.deleteFrom('alerts').where('address_id', '=', addressId);
    await (id === null ? endedAlerts : endedAlerts.where('id', '=', id)).execute();
    await alertsStore.markEmpty(tx, addressId, now);
  },

  /** Records since when addresses have no alerts: one address, or all. */
  async markEmpty(db: Queryable, addressId: number | null, now: Date): Promise<void> {
    await db
      .updateTable('alert_addresses')
      .set({ empty_since: now })
      .$if(addressId !== null, (query) => query.where('id', '=', addressId!))
      .where('empty_since', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('alerts').select('alerts.id').whereRef('alerts.address_id', '=', 'alert_addresses.id'),
          ),
        ),
      )
      .execute();
  },

  async listKnownHomes(db: Queryable, alertId: number): Promise<Map<number, KnownHome>> {
    const rows = await db
      .selectFrom('alert_homes')
      .select(['object_number as objectNumber', 'is_free as isFree', 'price_cents as price'])
      .where('alert_id', '=', alertId)
      .execute();
    return new Map(rows.map((row) => [row.objectNumber, row]));
  },

  async setKnown(tx: Tx, alertId: number, homes: readonly KnownHome[], day: PlainDate): Promise<void> {
    await tx.deleteFrom('alert_homes').where('alert_id', '=', alertId).execute();
    if (homes.length > 0) {
      await tx
        .insertInto('alert_homes')
        .values(
          homes.map(({ objectNumber, isFree, price }) => ({
            alert_id: alertId,
            object_number: objectNumber,
            is_free: isFree,
            price_cents: price,
          })),
        )
        .execute();
    }
    await tx.updateTable('alerts').set({ looked_on: day }).where('id', '=', alertId).execute();
  },

  async deleteAddress(tx: Tx, addressHash: string): Promise<void> {
    await tx.deleteFrom('alert_addresses').where('address_hash', '=', addressHash).execute();
  },

  /** Deletes unconfirmed and expired alerts, and addresses without alerts. */
  async forget(
    db: Queryable,
    { unconfirmedBefore, today, emptyBefore }: ForgetBefore,
    now: Date,
  ): Promise<void> {
    await db
      .deleteFrom('alerts')
      .where('state', '=', 'pending')
      .where('asked_at', '<', unconfirmedBefore)
      .execute();
    await db.deleteFrom('alerts').where('ends_on', '<', today).execute();
    await alertsStore.markEmpty(db, null, now);
    await db.deleteFrom('alert_addresses').where('empty_since', '<', emptyBefore).execute();
  },
};

interface ForgetBefore {
  unconfirmedBefore: Date;
  today: PlainDate;
  emptyBefore: Date;
}
