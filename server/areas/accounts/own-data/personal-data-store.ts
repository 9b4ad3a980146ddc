import { sql } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { businessRegistrationStore } from '../business/business-registration-store.ts';
import { travellersStore } from './travellers-store.ts';

export const personalDataOfAccounts: PersonalData = {
  async read(db, { uid, email, device }) {
    const uids = [uid, ...(device === null ? [] : [device])];
    return {
      accounts: await db
        .selectFrom('accounts')
        .select([
          ...(['number', 'email', 'salutation', 'first_name', 'last_name', 'language'] as const),
          ...(['newsletter', 'created_at', 'last_login_at', 'suspended_at'] as const),
          sql<boolean>`password_hash is not null`.as('has_password'),
        ])
        .where('uid', '=', uid)
        .execute(),
      visitors: await db
        .selectFrom('visitors')
        .select(['email', 'created_at'])
        .where('uid', 'in', uids)
        .execute(),
      earlier_watch_lists: await db
        .selectFrom('earlier_watch_lists')
        .select('joined_at')
        .where('uid', '=', uid)
        .orderBy('joined_at')
        .execute(),
      account_roles: await db
        .selectFrom('account_roles')
        .select(['role', 'granted_at'])
        .where('uid', '=', uid)
        .execute(),
      account_businesses: await db
        .selectFrom('account_businesses')
        .select(['kind', 'subject', 'login_number', 'granted_at'])
        .where('uid', '=', uid)
        .execute(),
      account_events: await db
        .selectFrom('account_events')
        .select(({ eb, ref }) => [
          'kind',
          'detail',
          'happened_at',
          eb(ref('actor'), '=', uid).as('by_yourself'),
        ])
        .where('uid', '=', uid)
        .orderBy('id')
        .execute(),
      account_devices: await db
        .selectFrom('account_devices')
        .select('last_login_at')
        .where('uid', '=', uid)
        .execute(),
      account_totp: await db
        .selectFrom('account_totp')
        .select(['begun_at', 'confirmed_at'])
        .where('uid', '=', uid)
        .execute(),
      account_passkeys: await db
        .selectFrom('account_passkeys')
        .select(['name', 'created_at', 'last_used_at'])
        .where('uid', '=', uid)
        .orderBy('id')
        .execute(),
      account_travellers: await travellersStore.list(db, uid),
      account_recovery_codes: await db
        .selectFrom('account_recovery_codes')
        .select('place')
        .where('uid', '=', uid)
        .execute(),
      account_mails: await db
        .selectFrom('account_mails')
        .select(['kind', 'email', 'language', 'asked_at', 'expires_at'])
        .where(({ or, eb }) => or([eb('uid', '=', uid), eb('email_key', '=', email.toLowerCase())]))
        .orderBy('id')
        .execute(),
      business_registrations: await businessRegistrationStore.listByEmail(db, email),
      account_deletions: await db
        .selectFrom('account_deletions')
        .select(['asked_at', 'due_at'])
        .where('uid', '=', uid)
        .execute(),
      sessions: await db
        .selectFrom('sessions')
        .select(['user_agent', 'persistent', 'created_at', 'last_used_at', 'expires_at', 'ended_at'])
        .where('uid', '=', uid)
        .orderBy('created_at')
        .execute(),
    };
  },

  async leave(tx, { uid, email }) {
    await businessRegistrationStore.deleteOfAddress(tx, email);
    await tx.deleteFrom('earlier_watch_lists').where('uid', '=', uid).execute();
    await tx.deleteFrom('account_devices').where('uid', '=', uid).execute();
    await tx.deleteFrom('account_travellers').where('uid', '=', uid).execute();
    await tx.deleteFrom('account_totp').where('uid', '=', uid).execute();
    await tx.deleteFrom('account_passkeys').where('uid', '=', uid).execute();
    await tx.deleteFrom('account_challenges').where('uid', '=', uid).execute();
    await tx.deleteFrom('account_recovery_codes').where('uid', '=', uid).execute();
    await tx.deleteFrom('account_deletions').where('uid', '=', uid).execute();
    await tx.updateTable('visitors').set({ email: null }).where('uid', '=', uid).execute();
    await tx.deleteFrom('sessions').where('uid', '=', uid).execute();
  },
};
