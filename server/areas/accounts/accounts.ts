import { randomBytes } from 'node:crypto';
import { accountsEndpoints } from '../../../contract/accounts/endpoints.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { accountsStore, type VisitorRow } from './accounts-store.ts';
import { getUserHandler, type VisitorOrigins } from './handlers/get-user.ts';
import { saveContactHandler } from './handlers/save-contact.ts';
import { contactEmail } from './rules/contact-email.ts';
import type { Experiment } from './rules/experiments.ts';

/** A visitor who has a row. */
export type Visitor = VisitorRow;

/** What other areas may ask of accounts. */
export interface Accounts {
  /** Answers 128 random bits; nothing is stored. */
  newUid(): string;
  find(uid: string, tx?: Queryable): Promise<Visitor | null>;
  /** Finds the visitor whose shared watch list it is. */
  findByWatchList(watchListUid: string, tx?: Queryable): Promise<Visitor | null>;
  /** Inserts the visitor's row where they act for the first time. */
  ensure(uid: string, tx?: Queryable): Promise<Visitor>;
  /** Finds the session of a token, with what its owner may do; ended and expired ones are not found. */
  findSession(id: string): ReturnType<typeof accountsStore.findSession>;
  /** Saves a typed address with the visitor; null where it is none, and then nothing is stored. */
  saveContact(uid: string | null, email: string): Promise<Visitor | null>;
  /** Forgets the addresses that visitors without an account typed before. */
  forgetTyped(before: Date): Promise<void>;
  /** Forgets a typed address, as who withdraws the consent to marketing may expect. */
  forgetContact(uid: string, tx: Queryable): Promise<void>;
}

export interface AccountsDeps {
  db: Database;
  clock: Clock;
}

const newSecret = (): string => randomBytes(16).toString('base64url');
/** Our secrets have this form: nothing else is worth a look into the database. */
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
    forgetTyped: (before) => accountsStore.deleteTypedBefore(db, before),
    async saveContact(uid, typed) {
      const email = contactEmail(typed);
      if (email === null) return null;
      const visitor = await ensure(uid ?? newSecret());
      await accountsStore.updateContact(db, visitor.uid, email);
      return visitor;
    },
    forgetContact: (uid, tx) => accountsStore.updateContact(tx, uid, null),
  };
}

export interface AccountCallsDeps {
  accounts: Accounts;
  tracking: VisitorOrigins;
  /** Those that run. */
  experiments: readonly Experiment[];
}

/** The calls of accounts. They tell visitors where they came from, so they are bound after tracking. */
export function createAccountCalls(deps: AccountCallsDeps): AreaModule {
  const endpoints = bindArea(accountsEndpoints, {
    getUser: getUserHandler(deps),
    saveContact: saveContactHandler(deps),
  });
  return {
    name: 'accounts',
    endpoints,
    forget: (now) => deps.accounts.forgetTyped(retentionEnd(now, retentionDays.typedAddresses)),
  };
}
