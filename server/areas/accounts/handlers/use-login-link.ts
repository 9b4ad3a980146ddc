import type { useLoginLink } from '../../../../contract/accounts/use-login-link.ts';
import type { RequestOf } from '../../../../contract/define-endpoint.ts';
import type { Handler } from '../../../http/handler.ts';
import type { CountedLimit } from '../../../platform/counted-limits.ts';
import { accountMailStore, type AccountMailRow } from '../mails/account-mail-store.ts';
import { isCorrectCode, consumeLink } from '../mails/account-mails.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { checkSecondFactor } from '../factors/second-factor.ts';
import { answerLogin, beginSession } from '../sessions.ts';
import { runUndoable } from '../registration/run-undoable.ts';

const linkInvalid = { ok: false, type: 'link-invalid', data: null } as const;
const codeWrong = { ok: false, type: 'code-wrong', data: null } as const;

/** Five attempts at a code of 40 bits. */
const codeLimit: CountedLimit = { name: 'login.mail-code', max: 5, spanMs: 10 * 60_000 };

type Refused =
  | typeof linkInvalid
  | typeof codeWrong
  | { ok: false; type: 'too-many-tries'; data: { retryAfter: number } };

/** Logs in by mail: requires both the mail and the browser that requested it, and a second factor if set. */
export function useLoginLinkHandler(deps: AccountsContext): Handler<typeof useLoginLink> {
  return async (input, call) => {
    const requestedMail = await findRequestedMail(deps, input);
    if (!('mail' in requestedMail)) return requestedMail;
    const { id, uid } = requestedMail.mail;
    if (uid === null) return linkInvalid;
    // Checked before the link is used up, so that the link stays valid after a wrong code.
    const refusal = await checkSecondFactor(deps, uid, input.code, call.user);
    if (refusal) return refusal;
    const begun = await deps.connection.transaction(async (tx) => {
      const account = await accountStore.lock(tx, uid);
      // Of two simultaneous uses only one deletes the row.
      if (!account || account.suspendedAt !== null || !(await accountMailStore.deleteUsed(tx, id)))
        return null;
      await accountMailStore.deleteOfAccount(tx, uid, ['login-link']);
      return beginSession(deps, tx, account, call, input.loginPersistent);
    });
    return begun ? { ok: true, data: answerLogin(begun, call) } : linkInvalid;
  };
}

/** Finds the mail of a ticket by its link or code; neither is valid without the ticket. */
async function findRequestedMail(
  deps: AccountsContext,
  { ticket, loginID, mailCode }: RequestOf<typeof useLoginLink>,
): Promise<{ mail: AccountMailRow } | Refused> {
  const ticketHash = deps.limits.keyedHash(ticket);
  if (loginID !== undefined) {
    const mail = await runUndoable<AccountMailRow | null>(deps.connection, async (tx, undo) =>
      undo(await consumeLink(deps, tx, loginID, ['login-link'])),
    );
    return mail?.ticketHash === ticketHash ? { mail } : linkInvalid;
  }
  const { db } = deps.connection;
  const mailCount = await deps.limits.count(db, [[codeLimit, ticketHash]]);
  if (!mailCount.ok) return { ok: false, type: 'too-many-tries', data: { retryAfter: mailCount.retryAfter } };
  const mail = await accountMailStore.findByTicket(db, ticketHash);
  const input = (mailCode ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  // A ticket without a mail is answered like a wrong code, since there may be no account.
  if (!mail || mail.expiresAt <= deps.clock.now() || !isCorrectCode(input, deps, mail)) return codeWrong;
  await deps.limits.uncount(db, mailCount.use);
  return { mail };
}
