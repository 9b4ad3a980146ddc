import type { updateUser } from '../../../../contract/accounts/update-user.ts';
import type { Outcome, RequestOf } from '../../../../contract/define-endpoint.ts';
import { isEmail } from '../../../../domain/reachable.ts';
import type { Call, Handler } from '../../../http/handler.ts';
import type { Tx } from '../../../platform/database.ts';
import { askForMail } from '../mails/account-mails.ts';
import { accountStore, toEmailKey, type AccountRow } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { countMail } from '../mails/count-mail.ts';
import { replacePassword } from '../registration/replace-password.ts';
import { checkSecondFactor, checkPassword } from '../factors/second-factor.ts';
import { presentAccount } from '../rules/present-account.ts';

type Changes = RequestOf<typeof updateUser>['userAccountData'];
type Refusal = Exclude<Outcome<typeof updateUser>, { ok: true }>;

export function updateUserHandler(deps: AccountsContext): Handler<typeof updateUser> {
  return async ({ userAccountData }, call) => {
    const { email, password, currentPassword: _shown, code: _used, ...profile } = userAccountData;
    const account = await accountStore.find(deps.connection.db, call.user.uid);
    if (!account) throw new Error('A session without an account was let in.');
    const refusal = await findRefusal(deps, account, userAccountData, call);
    if (refusal) return refusal;
    const passwordHash = password === undefined ? null : await deps.passwords.hash(password);
    const newEmail = isNewAddress(account, email) ? email.trim() : null;
    const updatedAccount = await deps.connection.transaction(async (tx) => {
      await accountStore.lock(tx, account.uid);
      await accountStore.updateProfile(tx, account.uid, profile);
      if (passwordHash !== null) {
        await replacePassword(deps, tx, account, passwordHash, call.user.token.sessionId);
      }
      if (newEmail !== null) await askNewAddress(deps, tx, account, newEmail);
      return accountStore.find(tx, account.uid);
    });
    return {
      ok: true,
      data: {
        accountData: presentAccount(updatedAccount!, call.user.permissions),
        mailSend: newEmail === null ? '' : 'Y',
      },
    };
  };
}

const isNewAddress = (account: AccountRow, email: string | undefined): email is string =>
  email !== undefined && toEmailKey(email) !== toEmailKey(account.email);

/** Runs all checks before anything is written. */
async function findRefusal(
  deps: AccountsContext,
  account: AccountRow,
  { email, password, currentPassword = '', code }: Changes,
  call: Call,
): Promise<Refusal | null> {
  if (email === undefined && password === undefined) return null;
  const unproven = await checkPassword(deps, account, currentPassword, call);
  if (unproven) return unproven;
  if (email !== undefined && !isEmail(email.trim())) return { ok: false, type: 'invalid-email', data: null };
  const wrong = password === undefined ? null : await deps.passwords.findProblem(password, account.email);
  if (wrong) return { ok: false, type: 'password-refused', data: { reason: wrong } };
  // Checked last, since it uses up a valid code.
  const factor = await checkSecondFactor(deps, account.uid, code, call.user);
  if (factor) return factor;
  if (!isNewAddress(account, email)) return null;
  const mailCount = await countMail(deps, email.trim(), call);
  if (!mailCount.ok) return { ok: false, type: 'too-many-tries', data: { retryAfter: mailCount.retryAfter } };
  return null;
}

/** Asks the new address to confirm and notifies the old one. An address that already has an account gets a mail that says so. */
async function askNewAddress(
  deps: AccountsContext,
  tx: Tx,
  account: AccountRow,
  email: string,
): Promise<void> {
  const { uid, language } = account;
  const owner = await accountStore.findByEmail(tx, email);
  await (owner
    ? askForMail(deps, tx, { kind: 'already-registered', email, language: owner.language, uid: owner.uid })
    : askForMail(deps, tx, { kind: 'confirm-email', email, language, uid }));
  await askForMail(deps, tx, { kind: 'email-changes', email: account.email, language, uid });
}
