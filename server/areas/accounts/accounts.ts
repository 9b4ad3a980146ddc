import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { accountsStore } from './accounts-store.ts';
import { contactEmail } from './rules/contact-email.ts';

/** A visitor who has a row. */
export interface Visitor {
  uid: string;
  ebk: string;
  email: string | null;
  /** Shows the watch list to others. */
  watchListUid: string;
}

/** What other areas may ask of accounts. */
export interface Accounts {
  /** 128 random bits; nothing is stored. */
  newUid(): string;
  find(uid: string, tx?: Queryable): Promise<Visitor | null>;
  /** Whose shared watch list it is. */
  findByWatchList(watchListUid: string, tx?: Queryable): Promise<Visitor | null>;
  /** The visitor acts: from now on there is a row. */
  ensure(uid: string, tx?: Queryable): Promise<Visitor>;
  /** The session of a token; ended and expired ones are not found. */
  findSession(id: string): ReturnType<typeof accountsStore.findSession>;
  /** Keeps a typed address with the visitor; null where it is none, and then nothing is stored. */
  keepContact(uid: string | null, email: string): Promise<Visitor | null>;
}

export interface AccountsDeps {
  db: Database;
  clock: Clock;
}

const newSecret = (): string => randomBytes(16).toString('base64url');
/** The form of our secrets: nothing else is worth a look into the database. */
const secretForm = /^[A-Za-z0-9_-]{22}$/;

export function createAccounts({ db, clock }: AccountsDeps): Accounts {
  const ensure = (uid: string, tx: Queryable = db): Promise<Visitor> =>
    accountsStore.ensure(tx, { uid, ebk: newSecret(), watchListUid: newSecret(), createdAt: clock.now() });

  return {
    newUid: newSecret,
    ensure,
    find: async (uid, tx = db) => (secretForm.test(uid) ? accountsStore.find(tx, uid) : null),
    findByWatchList: async (watchListUid, tx = db) =>
      secretForm.test(watchListUid) ? accountsStore.findByWatchList(tx, watchListUid) : null,
    findSession: (id) => accountsStore.findSession(db, id, clock.now()),
    async keepContact(uid, typed) {
      const email = contactEmail(typed);
      if (email === null) return null;
      const visitor = await ensure(uid ?? newSecret());
      await accountsStore.keepContact(db, visitor.uid, email);
      return visitor;
    },
  };
}
