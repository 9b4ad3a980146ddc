import { sampleAccountMails } from './mails/sample-account-mails.ts';
import { changesBeforeMoney, moneyWaitsUntil } from '../../../domain/money-wait.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import { rolesInForce } from '../../../domain/roles.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection, Queryable } from '../../platform/database.ts';
import { jobBody } from '../../platform/jobs.ts';
import { openingKeys } from '../../platform/server-key.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';
import { newSecret } from '../../platform/new-secret.ts';
import { accountMailStore } from './mails/account-mail-store.ts';
import { businessRegistrationStore } from './business/business-registration-store.ts';
import { accountStore } from './account-store.ts';
import type { AccountsContext } from './accounts-context.ts';
import { accountsStore } from './accounts-store.ts';
import { type VisitorOrigins } from './handlers/get-user.ts';
import { deleteAccountJob } from './own-data/delete-account-job.ts';
import { sealFactorsAnew } from './factors/seal-anew.ts';
import { sendAccountMailJob } from './mails/send-account-mail-job.ts';
import { loginForms } from './login/login-forms.ts';
import { createPasswords } from './passwords.ts';
import { factorStore } from './factors/factor-store.ts';
import { passkeyStore } from './factors/passkey-store.ts';
import { contactEmail } from './rules/contact-email.ts';
import type { Experiment } from './rules/experiments.ts';
import { deleteAccount } from './own-data/delete-account.ts';
import { personalDataOfAccounts } from './own-data/personal-data-store.ts';
import { sendAccountMail } from './mails/send-account-mail.ts';
import { sessionStore } from './session-store.ts';
import { earlierTokenGoodMs, keepSessionAlive, isOverForStaff } from './sessions.ts';
import type { Accounts, Visitor } from './accounts-context.ts';
import { accountsCalls } from './calls.generated.ts';

export type { Accounts } from './accounts-context.ts';

export { toEmailKey } from './account-store.ts';
export { actsForHost, type HostBusiness, listHostBusinesses } from './business/host-businesses-store.ts';
export { createAdministrator } from './create-administrator.ts';
export { createProve, type Proof, type Prove } from './login/prove.ts';
export { createTeamAccounts, type TeamAccounts } from './registration/team-accounts.ts';

export interface AccountsDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
  sessionSecret: Uint8Array;
  staffNeedsFactor: boolean;
}

/** Secrets have this form, those of accounts with a prefix; anything else is refused without a query. */
const secretForm = /^(?:account-)?[A-Za-z0-9_-]{22}$/;

export function createAccounts({
  connection,
  clock,
  sessionSecret,
  staffNeedsFactor,
}: AccountsDeps): Accounts {
  const { db } = connection;
  const ensure = (uid: string, tx: Queryable = db): Promise<Visitor> =>
    accountsStore.ensure(tx, { uid, ebk: newSecret(), watchListUid: newSecret(), createdAt: clock.now() });

  return {
    newUid: newSecret,
    ensure,
    find: async (uid, tx = db) => (secretForm.test(uid) ? accountsStore.find(tx, uid) : null),
    async findByWatchList(watchListUid, tx = db) {
      if (!secretForm.test(watchListUid)) return null;
      const owner = await accountsStore.findByWatchList(tx, watchListUid);
      return owner ?? accountsStore.findByEarlierWatchList(tx, watchListUid);
    },
    passOnWatchList: (tx, fromUid, toUid) =>
      accountsStore.passOnWatchList(tx, { uid: fromUid, nextWatchListUid: newSecret() }, toUid, clock.now()),
    async findSession(token) {
      const now = clock.now();
      const owner = await sessionStore.findOwner(db, token, now, earlierTokenGoodMs);
      if (!owner) return null;
      if (isOverForStaff(owner, now)) return null;
      if (owner.isFirstUse) await sessionStore.markUsed(db, token, now);
      const { uid, roles, hasFactor } = owner;
      return { uid, roles: rolesInForce(roles, { needsFactor: staffNeedsFactor, hasFactor }) };
    },
    moneyWaitsUntil: async (tx, uids) =>
      moneyWaitsUntil(await accountStore.latestEvent(tx, uids, changesBeforeMoney), clock.now()),
    findAccount: (uid) => accountStore.find(db, uid),
    findOwner: async (uid) => ({
      email: (await accountStore.find(db, uid))?.email ?? '',
      asksCode: await factorStore.isSet(db, uid),
      hasPasskey: await passkeyStore.has(db, uid),
    }),
    keepSessionAlive: (user, call) => keepSessionAlive({ connection, clock, sessionSecret }, user, call),
    forgetTyped: (before) => accountsStore.deleteTypedBefore(db, before),
    async saveContact(uid, input) {
      const email = contactEmail(input);
      if (email === null) return null;
      const visitor = await ensure(uid ?? newSecret());
      await accountsStore.updateContact(db, visitor.uid, email);
      return visitor;
    },
    forgetContact: (uid, tx) => accountsStore.updateContact(tx, uid, null),
  };
}

export interface AccountCallsDeps extends Omit<AccountsContext, 'passwords'> {
  accounts: Accounts;
  tracking: VisitorOrigins;
  experiments: readonly Experiment[];
  passwordQueue: WorkQueue;
}

/** Binds the account's calls. They use areas that depend on accounts, so they are bound after those. */
export function createAccountCalls(deps: AccountCallsDeps): AreaModule {
  const context = {
    ...deps,
    passwords: createPasswords(deps.passwordQueue, deps.operator),
  };
  const { db } = deps.connection;
  const endpoints = bindArea(accountsCalls, context);
  return {
    name: 'accounts',
    personalData: personalDataOfAccounts,
    endpoints,
    routes: loginForms(context),
    sampleMails: sampleAccountMails,
    jobs: [
      jobBody(sendAccountMailJob, ({ mailId }) => sendAccountMail(context, mailId)),
      jobBody(deleteAccountJob, ({ uid }) => deleteAccount(context, uid)),
    ],
    async start() {
      // Runs in this process: another node might run a job with another sealing key.
      if (openingKeys(deps.secret).length > 1) await sealFactorsAnew(context);
    },
    async forget(now) {
      await deps.accounts.forgetTyped(retentionEnd(now, retentionDays.typedAddresses));
      await sessionStore.deleteEndedBefore(db, retentionEnd(now, retentionDays.endedSessions));
      await accountsStore.deleteLeftBefore(db, retentionEnd(now, retentionDays.accountEvents));
      await accountStore.deleteEventsBefore(db, retentionEnd(now, retentionDays.accountEvents));
      await accountStore.deleteDevicesBefore(db, retentionEnd(now, retentionDays.accountEvents));
      await passkeyStore.deleteChallengesBefore(db, now);
      await businessRegistrationStore.deleteUnconfirmedBefore(
        db,
        retentionEnd(now, retentionDays.unconfirmedBusinesses),
      );
      await businessRegistrationStore.deleteDecidedBefore(
        db,
        retentionEnd(now, retentionDays.decidedBusinesses),
      );
      await accountMailStore.deleteExpiredBefore(db, retentionEnd(now, retentionDays.accountMails));
    },
  };
}
