import type { confirmRegistration } from '../../../../contract/accounts/confirm-registration.ts';
import type { Outcome } from '../../../../contract/define-endpoint.ts';
import { siteSource } from '../../../../domain/newsletter.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Tx } from '../../../platform/database.ts';
import { accountMailStore, type AccountMailRow } from '../mails/account-mail-store.ts';
import { consumeLink } from '../mails/account-mails.ts';
import { accountStore, type AccountRow } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { isMadeHere } from '../registration/registration-ticket.ts';
import { createAccount } from '../registration/create-account.ts';
import { runUndoable } from '../registration/run-undoable.ts';
import { presentAccount } from '../rules/present-account.ts';
import { answerLogin, beginSession } from '../sessions.ts';

type Answer = Outcome<typeof confirmRegistration>;
const linkInvalid = { ok: false, type: 'link-invalid', data: null } as const;

export function confirmRegistrationHandler(deps: AccountsContext): Handler<typeof confirmRegistration> {
  return async ({ confirmID, password, ticket }, call) => {
    // Before the transaction: hashing waits in a queue.
    const passwordHash = password === undefined ? null : await deps.passwords.hash(password);
    return runUndoable<Answer>(deps.connection, async (tx, undo) => {
      const mail = await consumeLink(deps, tx, confirmID, ['confirm-registration', 'confirm-email']);
      if (!mail) return linkInvalid;
      if (mail.kind === 'confirm-email') {
        // A mistyped new address must not give the account to that address's owner, so that the account's own login is required, too.
        if (!call.user || call.user.uid !== mail.uid)
          return undo({ ok: false, type: 'login-failed', data: null });
        const moveResult = await moveToAddress(deps, tx, mail);
        if (!moveResult) return linkInvalid;
        const accountData = presentAccount(moveResult, call.user.permissions);
        return { ok: true, data: { uid: moveResult.uid, jwt: '', accountData } };
      }
      if (password === undefined && !isMadeHere(deps, mail, ticket, call))
        return undo({ ok: false, type: 'password-refused', data: { reason: 'short' } });
      const wrong = password === undefined ? null : await deps.passwords.findProblem(password, mail.email);
      // The link stays valid for another password.
      if (wrong) return undo({ ok: false, type: 'password-refused', data: { reason: wrong } });
      const account = await firstAccount(deps, tx, mail, passwordHash);
      if (!account) return linkInvalid;
      if (account.newsletter) {
        const source = { source: siteSource, source2: '', place: 'registration', brand: null } as const;
        const { email, language } = account;
        await deps.newsletter.ask(tx, { email, language, network: call.network, ...source });
      }
      return { ok: true, data: answerLogin(await beginSession(deps, tx, account, call, false), call) };
    });
  };
}

function firstAccount(
  deps: AccountsContext,
  tx: Tx,
  { email, profile, passwordHash }: AccountMailRow,
  hashed: string | null,
): Promise<AccountRow | null> {
  return createAccount(deps, tx, { email, profile: profile!, passwordHash: hashed ?? passwordHash });
}

/** Transfers the account to a new address whose owner has confirmed it. */
async function moveToAddress(
  deps: AccountsContext,
  tx: Tx,
  mail: AccountMailRow,
): Promise<AccountRow | null> {
  const account = mail.uid === null ? null : await accountStore.lock(tx, mail.uid);
  if (!account || account.suspendedAt !== null) return null;
  const owner = await accountStore.findByEmail(tx, mail.email);
  if (owner && owner.uid !== account.uid) return null;
  for (const join of deps.addressJoins) await join(tx, account.uid);
  await accountStore.updateEmail(tx, account.uid, mail.email);
  await accountStore.insertEvent(tx, {
    uid: account.uid,
    kind: 'email-set',
    actor: account.uid,
    at: deps.clock.now(),
  });
  await accountMailStore.deleteRegistrations(tx, mail.email);
  await accountMailStore.deleteOfAccount(tx, account.uid, ['confirm-email', 'reset-password', 'login-link']);
  await deps.recipients.confirm(tx, mail.email);
  return accountStore.find(tx, account.uid);
}
