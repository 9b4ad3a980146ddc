import type { stopDeletionByLink } from '../../../../contract/accounts/stop-deletion-by-link.ts';
import type { Handler } from '../../../http/handler.ts';
import { consumeLink } from '../mails/account-mails.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { stopDeletion } from '../own-data/delete-account.ts';

/** Requires only access to the owner's mailbox, since keeping an account does no harm. */
export function stopDeletionByLinkHandler(
  deps: Pick<AccountsContext, 'connection' | 'clock' | 'secret'>,
): Handler<typeof stopDeletionByLink> {
  return ({ stopID }) =>
    deps.connection.transaction(async (tx) => {
      const mail = await consumeLink(deps, tx, stopID, ['deletion-asked']);
      if (!mail || mail.uid === null) return { ok: false, type: 'link-invalid', data: null };
      return { ok: true, data: { stopped: await stopDeletion(deps, tx, mail.uid, mail.uid) } };
    });
}
