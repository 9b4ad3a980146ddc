import { sql } from 'kysely';
import type { BusinessForm, RegistrationState } from '../../../../domain/business-registration.ts';
import type { Language } from '../../../../domain/language.ts';
import type { BusinessKind } from '../../../../domain/roles.ts';
import { containsPattern } from '../../../platform/contains-pattern.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { toEmailKey, type Profile } from '../account-store.ts';

export interface NewRegistration extends BusinessForm {
  kind: BusinessKind;
  salutation: Profile['salutation'];
  isTrader: boolean;
  language: Language;
  /** Version of the terms for hosts; null if none was accepted. */
  acceptedTerms: string | null;
}

export interface RegistrationRow extends NewRegistration {
  id: number;
  state: RegistrationState;
  askedAt: Date;
  reason: string;
  subject: number | null;
  loginNumber: number | null;
}

export interface ListedRegistration extends RegistrationRow {
  hasAccount: boolean;
}

export type RegistrationEvent = 'asked' | 'confirmed' | 'approved' | 'refused';

const columns = [
  'business_registrations.id',
  'kind',
  'company',
  'business_registrations.salutation',
  'business_registrations.first_name as firstName',
  'business_registrations.last_name as lastName',
  'business_registrations.email',
  'phone',
  'street',
  'zip',
  'city',
  'country',
  'website',
  'message',
  'is_trader as isTrader',
  'business_registrations.language',
  'state',
  'asked_at as askedAt',
  'reason',
  'subject',
  'login_number as loginNumber',
  'accepted_terms as acceptedTerms',
] as const;

export const businessRegistrationStore = {
  async insert(tx: Tx, registration: NewRegistration, at: Date): Promise<number> {
    const { firstName, lastName, isTrader, acceptedTerms, ...plain } = registration;
    const { id } = await tx
      .insertInto('business_registrations')
      .values({
        ...plain,
        first_name: firstName,
        last_name: lastName,
        is_trader: isTrader,
        accepted_terms: acceptedTerms,
        email_key: toEmailKey(registration.email),
        state: 'unconfirmed',
        asked_at: at,
        changed_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async find(db: Queryable, id: number): Promise<RegistrationRow | null> {
    const row = await db
      .selectFrom('business_registrations')
      .select(columns)
      .where('id', '=', id)
      .executeTakeFirst();
    return (row as RegistrationRow | undefined) ?? null;
  },

  async lock(tx: Tx, id: number): Promise<RegistrationRow | null> {
    const row = await tx
      .selectFrom('business_registrations')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return (row as RegistrationRow | undefined) ?? null;
  },

  async list(
    db: Queryable,
    { state, query, id }: { state?: RegistrationState | '' | undefined; query?: string; id?: number },
    limit: number,
  ): Promise<{ total: number; registrations: ListedRegistration[] }> {
    let rows = db
      .selectFrom('business_registrations')
      .leftJoin('accounts', 'accounts.email_key', 'business_registrations.email_key');
    if (id !== undefined) rows = rows.where('business_registrations.id', '=', id);
    if (state) rows = rows.where('state', '=', state);
    if (query !== undefined && query.trim() !== '') {
      const like = containsPattern(query.trim());
      rows = rows.where((eb) =>
        eb.or([
          eb('company', 'ilike', like),
          eb('business_registrations.email', 'ilike', like),
          eb(
            sql<string>`business_registrations.first_name || ' ' || business_registrations.last_name`,
            'ilike',
            like,
          ),
          eb(sql<string>`login_number::text`, '=', query.trim()),
        ]),
      );
    }
    const { total } = await rows.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
    const registrations = await rows
      .select(columns)
      .select(sql<boolean>`accounts.uid is not null`.as('hasAccount'))
      // Sorts open registrations oldest first, decided ones newest first.
      .orderBy(sql`case when state = 'open' then changed_at end`)
      .orderBy('changed_at', 'desc')
      .orderBy('business_registrations.id')
      .limit(limit)
      .execute();
    return { total, registrations: registrations as ListedRegistration[] };
  },

  async events(
    db: Queryable,
    ids: readonly number[],
  ): Promise<{ registrationId: number; kind: RegistrationEvent; actor: string; happenedAt: Date }[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('business_registration_events as e')
      .leftJoin('accounts as a', 'a.uid', 'e.actor_uid')
      .select([
        'e.registration_id as registrationId',
        'e.kind',
        'e.happened_at as happenedAt',
        sql<string>`coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, '')`.as('actor'),
      ])
      .where('e.registration_id', 'in', ids)
      .orderBy('e.id')
      .execute();
    return rows as { registrationId: number; kind: RegistrationEvent; actor: string; happenedAt: Date }[];
  },

  async insertEvent(
    tx: Tx,
    event: { id: number; kind: RegistrationEvent; actor: string | null; at: Date },
  ): Promise<void> {
    await tx
      .insertInto('business_registration_events')
      .values({
        registration_id: event.id,
        kind: event.kind,
        actor_uid: event.actor,
        happened_at: event.at,
      })
      .execute();
  },

  async updateState(
    tx: Tx,
    id: number,
    change: {
      state: RegistrationState;
      at: Date;
      reason?: string;
      subject?: number;
      loginNumber?: number | null;
    },
  ): Promise<void> {
    const { state, at, reason = '', subject = null, loginNumber = null } = change;
    await tx
      .updateTable('business_registrations')
      .set({ state, changed_at: at, reason, subject, login_number: loginNumber })
      .where('id', '=', id)
      .execute();
  },

  /** Deletes older open registrations of the same address and kind; only the last confirmed one waits. */
  async deleteOlderOpen(tx: Tx, { id, email, kind }: RegistrationRow): Promise<void> {
    await tx
      .deleteFrom('business_registrations')
      .where('email_key', '=', toEmailKey(email))
      .where('kind', '=', kind)
      .where('state', '=', 'open')
      .where('id', '<>', id)
      .execute();
  },

  async listByEmail(db: Queryable, email: string): Promise<Record<string, unknown>[]> {
    return db
      .selectFrom('business_registrations')
      .select([
        ...(['kind', 'company', 'salutation', 'first_name', 'last_name', 'email', 'phone'] as const),
        ...(['street', 'zip', 'city', 'country', 'website', 'message', 'is_trader', 'language'] as const),
        ...(['state', 'asked_at', 'changed_at', 'reason', 'subject', 'login_number'] as const),
      ])
      .where('email_key', '=', toEmailKey(email))
      .orderBy('id')
      .execute();
  },

  async deleteOfAddress(tx: Tx, email: string): Promise<void> {
    await tx.deleteFrom('business_registrations').where('email_key', '=', toEmailKey(email)).execute();
  },

  async deleteUnconfirmedBefore(db: Queryable, before: Date): Promise<void> {
    await db
      .deleteFrom('business_registrations')
      .where('state', '=', 'unconfirmed')
      .where('asked_at', '<', before)
      .execute();
  },

  /** Deletes old decisions; an approved registration has become a business. */
  async deleteDecidedBefore(db: Queryable, before: Date): Promise<void> {
    await db
      .deleteFrom('business_registrations')
      .where('state', 'in', ['approved', 'refused'])
      .where('changed_at', '<', before)
      .execute();
  },
};
