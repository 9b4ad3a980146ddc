import { sql, type Expression, type SqlBool } from 'kysely';
import { containsPattern } from '../../../platform/contains-pattern.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { toEmailKey, type EventKind } from '../account-store.ts';

export interface PersonRow {
  number: number;
  email: string;
  firstName: string;
  lastName: string;
  roles: string[];
  lastLoginAt: Date | null;
  suspendedAt: Date | null;
}

export interface EventRow {
  kind: EventKind;
  detail: string;
  happenedAt: Date;
  /** Null for the system itself and for deleted accounts. */
  actorNumber: number | null;
  actorEmail: string | null;
}

/** Longer results are cut; the user refines the search instead. */
const resultMax = 50;

/** Matches numbers of accounts as well as login numbers of landlords, partners and agencies. */
function matchesSearch(input: string): Expression<SqlBool> {
  const byWords = sql<SqlBool>`
    (email_key like ${containsPattern(input.toLowerCase())} or (first_name || ' ' || last_name) ilike ${containsPattern(input)})`;
  if (!/^\d{1,12}$/.test(input)) return byWords;
  return sql<SqlBool>`
    (accounts.number = ${input}::bigint
      or exists (select from account_businesses as own where own.uid = accounts.uid and own.login_number = ${input}::bigint)
      or ${byWords})`;
}

export const peopleStore = {
  async find(db: Queryable, input: string): Promise<{ total: number; people: PersonRow[] }> {
    const matchingAccounts = db.selectFrom('accounts').where(matchesSearch(input));
    const people = await matchingAccounts
      .select(({ selectFrom }) => [
        'number',
        'email',
        'first_name as firstName',
        'last_name as lastName',
        'last_login_at as lastLoginAt',
        'suspended_at as suspendedAt',
        selectFrom('account_roles')
          .select(sql<string[]>`coalesce(array_agg(role order by role), '{}')`.as('roles'))
          .whereRef('account_roles.uid', '=', 'accounts.uid')
          .as('roles'),
      ])
      .orderBy(sql`last_login_at desc nulls last`)
      .orderBy('number')
      .limit(resultMax)
      .execute();
    const { total } = await matchingAccounts
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { total, people: people.map((row) => ({ ...row, roles: row.roles ?? [] })) };
  },

  /** Finds registrations whose addresses are not confirmed yet; newest first. */
  waiting(
    db: Queryable,
    input: string,
    now: Date,
  ): Promise<{ id: number; email: string; askedAt: Date; expiresAt: Date }[]> {
    return db
      .selectFrom('account_mails')
      .select(['id', 'email', 'asked_at as askedAt', 'expires_at as expiresAt'])
      .where('kind', '=', 'confirm-registration')
      .where('expires_at', '>', now)
      .where('email_key', 'like', containsPattern(input.toLowerCase()))
      .orderBy('id', 'desc')
      .limit(resultMax)
      .execute();
  },

  async findUid(db: Queryable, number: number): Promise<{ uid: string; createdAt: Date } | null> {
    const row = await db
      .selectFrom('accounts')
      .select(['uid', 'created_at as createdAt'])
      .where('number', '=', number)
      .executeTakeFirst();
    return row ?? null;
  },

  /** Throws if there is none. */
  byEmail(db: Queryable, email: string): Promise<{ number: number }> {
    return db
      .selectFrom('accounts')
      .select('number')
      .where('email_key', '=', toEmailKey(email))
      .executeTakeFirstOrThrow();
  },

  async events(db: Queryable, uid: string): Promise<EventRow[]> {
    const rows = await db
      .selectFrom('account_events')
      .leftJoin('accounts as actors', 'actors.uid', 'account_events.actor')
      .select([
        'kind',
        'detail',
        'happened_at as happenedAt',
        'actors.number as actorNumber',
        'actors.email as actorEmail',
      ])
      .where('account_events.uid', '=', uid)
      .orderBy('happened_at', 'desc')
      .orderBy('account_events.id', 'desc')
      .limit(resultMax)
      .execute();
    return rows as EventRow[];
  },

  /**
   * Finds the administrators who are able to log in, and locks them until the end of the transaction: if two remove each other's role at
   * once, the second sees the result of the first.
   */
  async lockAdministrators(tx: Tx): Promise<string[]> {
    const rows = await tx
      .selectFrom('account_roles')
      .innerJoin('accounts', 'accounts.uid', 'account_roles.uid')
      .select('accounts.uid')
      .where('role', '=', 'admin')
      .where('suspended_at', 'is', null)
      // Accounts that wait for their deletion do not count.
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('account_deletions').select('due_at').whereRef('uid', '=', 'accounts.uid'))),
      )
      .orderBy('accounts.uid')
      .forUpdate()
      .execute();
    return rows.map(({ uid }) => uid);
  },
};
