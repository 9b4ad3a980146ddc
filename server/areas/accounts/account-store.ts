import { sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { LoginForm } from './business/business-store.ts';

/** Details that people enter about themselves. */
export interface Profile {
  salutation: 'ms' | 'mr' | 'none';
  firstName: string;
  lastName: string;
  language: Language;
  newsletter: boolean;
}

export interface AccountRow extends Profile {
  uid: string;
  /** The account number that its owner sees. */
  number: number;
  email: string;
  passwordHash: string | null;
  lastLoginAt: Date | null;
  suspendedAt: Date | null;
}

const columns = [
  'uid',
  'number',
  'email',
  'password_hash as passwordHash',
  'salutation',
  'first_name as firstName',
  'last_name as lastName',
  'language',
  'newsletter',
  'last_login_at as lastLoginAt',
  'suspended_at as suspendedAt',
] as const;

export type EventKind =
  | 'registered'
  | 'logged-in'
  | 'password-set'
  | 'email-set'
  | 'profile-set'
  | 'session-ended'
  | 'role-granted'
  | 'role-taken'
  | 'business-granted'
  | 'suspended'
  | 'unsuspended'
  | 'confirmation-sent'
  | 'factor-set'
  | 'factor-removed'
  | 'recovery-codes-set'
  | 'recovery-code-used'
  | 'deletion-asked'
  | 'deletion-stopped'
  | 'deleted'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-renamed'
  | 'passkey-copied';

/** Normalizes an address, since addresses that differ only in case are the same. */
export const toEmailKey = (email: string): string => email.trim().toLowerCase();

export const accountStore = {
  async find(db: Queryable, uid: string): Promise<AccountRow | null> {
    const row = await db.selectFrom('accounts').select(columns).where('uid', '=', uid).executeTakeFirst();
    return (row as AccountRow | undefined) ?? null;
  },

  async findByEmail(db: Queryable, email: string): Promise<AccountRow | null> {
    const row = await db
      .selectFrom('accounts')
      .select(columns)
      .where('email_key', '=', toEmailKey(email))
      .executeTakeFirst();
    return (row as AccountRow | undefined) ?? null;
  },

  /**
   * Finds the account that logs in with a number. Landlords have their own range of numbers and come first if no form is given. One query
   * serves all cases, so that its duration reveals nothing.
   */
  /** Only of one form's kind where `form` says so. Where a landlord and a partner have the same number, the one of `prefers` is meant. */
  async findByNumber(
    db: Queryable,
    number: number,
    { form, prefers = 'retailer' }: { form?: LoginForm | undefined; prefers?: LoginForm | undefined } = {},
  ): Promise<AccountRow | null> {
    const row = await db
      .selectFrom('accounts')
      .select(columns)
      .where('uid', '=', ({ selectFrom }) =>
        selectFrom('account_businesses')
          .select('uid')
          .where('login_number', '=', number)
          .$if(form !== undefined, (of) => of.where('kind', form === 'retailer' ? '=' : '<>', 'landlord'))
          .orderBy(({ eb }) => eb('kind', prefers === 'retailer' ? '=' : '<>', 'landlord'), 'desc')
          .limit(1),
      )
      .executeTakeFirst();
    return (row as AccountRow | undefined) ?? null;
  },

  async lock(tx: Tx, uid: string): Promise<AccountRow | null> {
    const row = await tx
      .selectFrom('accounts')
      .select(columns)
      .where('uid', '=', uid)
      .forUpdate()
      .executeTakeFirst();
    return (row as AccountRow | undefined) ?? null;
  },

  async roles(db: Queryable, uid: string): Promise<string[]> {
    const rows = await db.selectFrom('account_roles').select('role').where('uid', '=', uid).execute();
    return rows.map(({ role }) => role);
  },

  async grantRole(tx: Tx, uid: string, role: string, at: Date): Promise<void> {
    await tx
      .insertInto('account_roles')
      .values({ uid, role, granted_at: at })
      .onConflict((conflict) => conflict.columns(['uid', 'role']).doNothing())
      .execute();
  },

  async takeRole(tx: Tx, uid: string, role: string): Promise<void> {
    await tx.deleteFrom('account_roles').where('uid', '=', uid).where('role', '=', role).execute();
  },

  async insert(
    tx: Tx,
    account: { uid: string; email: string; passwordHash: string | null; createdAt: Date } & Profile,
  ): Promise<void> {
    await tx
      .insertInto('accounts')
      .values({
        uid: account.uid,
        email: account.email,
        email_key: toEmailKey(account.email),
        password_hash: account.passwordHash,
        salutation: account.salutation,
        first_name: account.firstName,
        last_name: account.lastName,
        language: account.language,
        newsletter: account.newsletter,
        created_at: account.createdAt,
      })
      .execute();
  },

  async updateProfile(tx: Tx, uid: string, profile: Partial<Profile>): Promise<void> {
    const { firstName, lastName, ...plain } = profile;
    const changes = {
      ...plain,
      ...(firstName === undefined ? {} : { first_name: firstName }),
      ...(lastName === undefined ? {} : { last_name: lastName }),
    };
    if (Object.keys(changes).length === 0) return;
    await tx.updateTable('accounts').set(changes).where('uid', '=', uid).execute();
  },

  async updatePassword(tx: Tx, uid: string, passwordHash: string): Promise<void> {
    await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('uid', '=', uid).execute();
  },

  async updateEmail(tx: Tx, uid: string, email: string): Promise<void> {
    await tx
      .updateTable('accounts')
      .set({ email, email_key: toEmailKey(email) })
      .where('uid', '=', uid)
      .execute();
  },

  async updateSuspended(tx: Tx, uid: string, at: Date | null): Promise<void> {
    await tx.updateTable('accounts').set({ suspended_at: at }).where('uid', '=', uid).execute();
  },

  async updateLastLogin(tx: Tx, uid: string, at: Date): Promise<void> {
    await tx.updateTable('accounts').set({ last_login_at: at }).where('uid', '=', uid).execute();
  },

  /** Removes all data that identify the person; the placeholder address keeps the row unique. */
  async updateDeleted(tx: Tx, uid: string, at: Date): Promise<void> {
    const placeholder = sql<string>`'deleted-' || number || '@account.invalid'`;
    await tx
      .updateTable('accounts')
      .set({
        email: placeholder,
        email_key: placeholder,
        password_hash: null,
        salutation: 'none',
        first_name: '',
        last_name: '',
        newsletter: false,
        last_login_at: null,
        suspended_at: at,
        deleted_at: at,
      })
      .where('uid', '=', uid)
      .execute();
    await tx.deleteFrom('account_roles').where('uid', '=', uid).execute();
  },

  async isDeviceKnown(db: Queryable, uid: string, deviceHash: string): Promise<boolean> {
    const row = await db
      .selectFrom('account_devices')
      .select('uid')
      .where('uid', '=', uid)
      .where('device_hash', '=', deviceHash)
      .executeTakeFirst();
    return row !== undefined;
  },

  async upsertDevice(tx: Tx, uid: string, deviceHash: string, at: Date): Promise<void> {
    await tx
      .insertInto('account_devices')
      .values({ uid, device_hash: deviceHash, last_login_at: at })
      .onConflict((conflict) => conflict.columns(['uid', 'device_hash']).doUpdateSet({ last_login_at: at }))
      .execute();
  },

  async deleteDevices(tx: Tx, uid: string): Promise<void> {
    await tx.deleteFrom('account_devices').where('uid', '=', uid).execute();
  },

  async deleteDevicesBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('account_devices').where('last_login_at', '<', before).execute();
  },

  async insertEvent(
    tx: Tx,
    event: { uid: string; kind: EventKind; actor: string | null; detail?: string; at: Date },
  ): Promise<void> {
    await tx
      .insertInto('account_events')
      .values({
        uid: event.uid,
        kind: event.kind,
        actor: event.actor,
        detail: event.detail ?? '',
        happened_at: event.at,
      })
      .execute();
  },

  /** Returns the time of the latest of these events on any of these accounts; null if there was none. */
  async latestEvent(
    db: Queryable,
    uids: readonly string[],
    kinds: readonly EventKind[],
  ): Promise<Date | null> {
    if (uids.length === 0) return null;
    const row = await db
      .selectFrom('account_events')
      .select(({ fn }) => fn.max('happened_at').as('at'))
      .where('uid', 'in', [...uids])
      .where('kind', 'in', [...kinds])
      .executeTakeFirst();
    return row?.at ?? null;
  },

  async deleteEventsBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('account_events').where('happened_at', '<', before).execute();
  },
};
