import { retentionDays } from '../../../../domain/retention.ts';
import type { Tx } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { accountMailStore } from '../mails/account-mail-store.ts';
import { askForMail } from '../mails/account-mails.ts';
import { accountStore, type AccountRow } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { businessStore } from '../business/business-store.ts';
import { deletionStore } from './deletion-store.ts';
import { deleteAccountJob } from './delete-account-job.ts';
import { peopleStore } from '../people/people-store.ts';
import { endSessions } from '../sessions.ts';

const dayMs = 86_400_000;

/** Returns the reason why the account must not be deleted, or null. Administrators are locked before the account, as everywhere. */
async function findRefusal(tx: Tx, uid: string): Promise<'business' | 'last-administrator' | null> {
  const administrators = await peopleStore.lockAdministrators(tx);
  if (administrators.length === 1 && administrators[0] === uid) return 'last-administrator';
  return (await businessStore.listByAccount(tx, uid)).length > 0 ? 'business' : null;
}

/** Records the request, sends the mail that can stop it and ends all other sessions. A repeated request returns the day of the first. */
export async function askForDeletion(
  deps: Pick<AccountsContext, 'clock'>,
  tx: Tx,
  { uid, email, language }: AccountRow,
  keptSession: string,
): Promise<{ dueAt: Date } | { refused: 'business' | 'last-administrator' }> {
  const refusal = await findRefusal(tx, uid);
  const standing = await deletionStore.dueAt(tx, uid);
  if (standing) return { dueAt: standing };
  if (refusal) return { refused: refusal };
  await accountStore.lock(tx, uid);
  const now = deps.clock.now();
  const dueAt = new Date(now.getTime() + retentionDays.deletionGrace * dayMs);
  if (await deletionStore.insert(tx, uid, { askedAt: now, dueAt })) {
    await accountStore.insertEvent(tx, { uid, kind: 'deletion-asked', actor: uid, at: now });
    await endSessions(deps, tx, uid, { but: keptSession });
    await askForMail(deps, tx, { kind: 'deletion-asked', email, language, uid });
    await enqueue(tx, deleteAccountJob, { uid }, { key: `${uid} ${dueAt.toISOString()}`, runAt: dueAt });
  }
  return { dueAt };
}

/** Cancels a requested deletion and uses up its links; false if there was no request. */
export async function stopDeletion(
  { clock }: Pick<AccountsContext, 'clock'>,
  tx: Tx,
  uid: string,
  actor: string | null,
): Promise<boolean> {
  if (!(await deletionStore.delete(tx, uid))) return false;
  await accountMailStore.deleteOfAccount(tx, uid, ['deletion-asked']);
  await accountStore.insertEvent(tx, { uid, kind: 'deletion-stopped', actor, at: clock.now() });
  return true;
}

/** Anonymises an account whose grace period is over, in one transaction. */
export function deleteAccount(
  deps: Pick<AccountsContext, 'connection' | 'clock' | 'personalData'>,
  uid: string,
): Promise<void> {
  return deps.connection.transaction(async (tx) => {
    const refusal = await findRefusal(tx, uid);
    const account = await accountStore.lock(tx, uid);
    const dueAt = await deletionStore.dueAt(tx, uid);
    const now = deps.clock.now();
    // The deletion was cancelled or requested again meanwhile.
    if (!account || !dueAt || dueAt > now) return;
    // The account has got a business or the last administrator's role meanwhile.
    if (refusal) {
      await stopDeletion(deps, tx, uid, null);
      return;
    }
    const { email, language } = account;
    await endSessions(deps, tx, uid);
    await accountMailStore.deleteAll(tx, uid, email);
    for (const area of deps.personalData()) await area.leave(tx, { uid, email });
    await accountStore.updateDeleted(tx, uid, now);
    await accountStore.insertEvent(tx, { uid, kind: 'deleted', actor: null, at: now });
    await askForMail(deps, tx, { kind: 'account-deleted', email, language, uid: null });
  });
}
