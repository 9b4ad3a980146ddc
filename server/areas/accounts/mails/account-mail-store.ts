import type { Language } from '../../../../domain/language.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { toEmailKey, type Profile } from '../account-store.ts';

export const linkKinds = [
  'confirm-registration',
  'confirm-email',
  'reset-password',
  'login-link',
  'deletion-asked',
  'confirm-business',
  'business-approved',
  'invited',
] as const;
export type LinkKind = (typeof linkKinds)[number];
export type AccountMailKind =
  | LinkKind
  | 'already-registered'
  | 'business-joined'
  | 'business-refused'
  | 'no-account'
  | 'suspended'
  | 'email-changes'
  | 'password-changed'
  | 'factor-set'
  | 'factor-removed'
  | 'account-deleted'
  | 'passkey-added'
  | 'passkey-removed'
  | 'role-granted';

export interface GrantedRight {
  role: string;
  person: string;
  by: string;
}

export interface AccountMailRow {
  id: number;
  kind: AccountMailKind;
  /** Null while there is no account yet. */
  uid: string | null;
  email: string;
  language: Language;
  /** The nonce from which the link's secret is derived. */
  nonce: string;
  /** The profile of the future account; set for registrations only. */
  profile: Profile | null;
  passwordHash: string | null;
  /** Hash of the ticket in the browser that requested a login; null for other mails. */
  ticketHash: string | null;
  /** Null for mails that concern no business. */
  registrationId: number | null;
  expiresAt: Date;
  /** The granted right that the mail reports; null for other mails. */
  about: GrantedRight | null;
}

export type NewAccountMail = Omit<AccountMailRow, 'id'> & { askedAt: Date };

const columns = [
  'id',
  'kind',
  'uid',
  'email',
  'language',
  'nonce',
  'profile',
  'password_hash as passwordHash',
  'ticket_hash as ticketHash',
  'registration_id as registrationId',
  'expires_at as expiresAt',
  'about',
] as const;

export const accountMailStore = {
  async insert(tx: Tx, mail: NewAccountMail): Promise<number> {
    const { id } = await tx
      .insertInto('account_mails')
      .values({
        kind: mail.kind,
        uid: mail.uid,
        email: mail.email,
        email_key: toEmailKey(mail.email),
        language: mail.language,
        nonce: mail.nonce,
        profile: mail.profile && JSON.stringify(mail.profile),
        password_hash: mail.passwordHash,
        ticket_hash: mail.ticketHash,
        registration_id: mail.registrationId,
        about: mail.about && JSON.stringify(mail.about),
        asked_at: mail.askedAt,
        expires_at: mail.expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async find(db: Queryable, id: number): Promise<AccountMailRow | null> {
    const row = await db.selectFrom('account_mails').select(columns).where('id', '=', id).executeTakeFirst();
    return (row as unknown as AccountMailRow | undefined) ?? null;
  },

  async findByTicket(db: Queryable, ticketHash: string): Promise<AccountMailRow | null> {
    const row = await db
      .selectFrom('account_mails')
      .select(columns)
      .where('ticket_hash', '=', ticketHash)
      .executeTakeFirst();
    return (row as unknown as AccountMailRow | undefined) ?? null;
  },

  /** Deletes the row. Of two simultaneous uses of a link one gets true, the other false. */
  async deleteUsed(tx: Tx, id: number): Promise<boolean> {
    const { numDeletedRows } = await tx.deleteFrom('account_mails').where('id', '=', id).executeTakeFirst();
    return numDeletedRows === 1n;
  },

  /** Deletes all pending registrations of this address, once its owner has proved that it is theirs. */
  async deleteRegistrations(tx: Tx, email: string): Promise<void> {
    await tx
      .deleteFrom('account_mails')
      .where('email_key', '=', toEmailKey(email))
      .where('kind', '=', 'confirm-registration')
      .execute();
  },

  async deleteOfAccount(tx: Tx, uid: string, kinds: readonly LinkKind[]): Promise<void> {
    await tx.deleteFrom('account_mails').where('uid', '=', uid).where('kind', 'in', kinds).execute();
  },

  async deleteAll(tx: Tx, uid: string, email: string): Promise<void> {
    await tx
      .deleteFrom('account_mails')
      .where(({ or, eb }) => or([eb('uid', '=', uid), eb('email_key', '=', toEmailKey(email))]))
      .execute();
  },

  /** Finds the registration whose address is not confirmed yet; null if there is none. */
  async findRegistration(db: Queryable, email: string, now: Date): Promise<AccountMailRow | null> {
    const row = await db
      .selectFrom('account_mails')
      .select(columns)
      .where('email_key', '=', toEmailKey(email))
      .where('kind', '=', 'confirm-registration')
      .where('expires_at', '>', now)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return (row as unknown as AccountMailRow | undefined) ?? null;
  },

  async deleteExpiredBefore(db: Queryable, before: Date): Promise<void> {
    await db.deleteFrom('account_mails').where('expires_at', '<', before).execute();
  },
};
