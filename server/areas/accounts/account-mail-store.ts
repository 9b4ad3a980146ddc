import type { Language } from '../../../domain/language.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { emailKeyOf, type Profile } from './account-store.ts';

/** Mails about an account that carry a link which opens something. */
export const linkKinds = [
  'confirm-registration',
  'confirm-email',
  'reset-password',
  'login-link',
  'deletion-asked',
  'confirm-business',
  'business-approved',
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
  | 'passkey-removed';

export interface AccountMailRow {
  id: number;
  kind: AccountMailKind;
  /** Null: there is no account yet. */
  uid: string | null;
  email: string;
  language: Language;
  /** The link's secret is derived from it. */
  nonce: string;
  /** What becomes the account; only a registration has them. */
  profile: Profile | null;
  passwordHash: string | null;
  /** It is the hash of what the browser keeps that asked for a login; other mails have none. */
  ticketHash: string | null;
  /** The business that it is about; null: none. */
  registrationId: number | null;
  expiresAt: Date;
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
] as const;

export const accountMailStore = {
  async insert(tx: Tx, mail: NewAccountMail): Promise<number> {
    const { id } = await tx
      .insertInto('account_mails')
      .values({
        kind: mail.kind,
        uid: mail.uid,
        email: mail.email,
        email_key: emailKeyOf(mail.email),
        language: mail.language,
        nonce: mail.nonce,
        profile: mail.profile && JSON.stringify(mail.profile),
        password_hash: mail.passwordHash,
        ticket_hash: mail.ticketHash,
        registration_id: mail.registrationId,
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

  /** Finds the mail that a browser has asked for, as long as nobody has used it. */
  async findByTicket(db: Queryable, ticketHash: string): Promise<AccountMailRow | null> {
    const row = await db
      .selectFrom('account_mails')
      .select(columns)
      .where('ticket_hash', '=', ticketHash)
      .executeTakeFirst();
    return (row as unknown as AccountMailRow | undefined) ?? null;
  },

  /** Takes the row away, so that of two uses of a link at once one succeeds; false for the other. */
  async deleteUsed(tx: Tx, id: number): Promise<boolean> {
    const { numDeletedRows } = await tx.deleteFrom('account_mails').where('id', '=', id).executeTakeFirst();
    return numDeletedRows === 1n;
  },

  /** Ends all registrations that wait for this address: somebody has shown that it is theirs. */
  async deleteRegistrations(tx: Tx, email: string): Promise<void> {
    await tx
      .deleteFrom('account_mails')
      .where('email_key', '=', emailKeyOf(email))
      .where('kind', '=', 'confirm-registration')
      .execute();
  },

  /** Ends all links of one kind that an account has. */
  async deleteOfAccount(tx: Tx, uid: string, kinds: readonly LinkKind[]): Promise<void> {
    await tx.deleteFrom('account_mails').where('uid', '=', uid).where('kind', 'in', kinds).execute();
  },

  /** Ends all mails to an account or to its address, as the account ends. */
  async deleteAll(tx: Tx, uid: string, email: string): Promise<void> {
    await tx
      .deleteFrom('account_mails')
      .where(({ or, eb }) => or([eb('uid', '=', uid), eb('email_key', '=', emailKeyOf(email))]))
      .execute();
  },

  /** Finds what waits for the owner of an address to confirm it; null where nobody has registered with it. */
  async findRegistration(db: Queryable, email: string, now: Date): Promise<AccountMailRow | null> {
    const row = await db
      .selectFrom('account_mails')
      .select(columns)
      .where('email_key', '=', emailKeyOf(email))
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
