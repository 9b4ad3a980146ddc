import type { Tx } from '../../platform/database.ts';
import type { AccountsContext } from './accounts-context.ts';

/**
 * Moves the watch list and the recently viewed homes of this browser into the account. They are not copied, so that the next user of the
 * browser finds nothing.
 */
export async function joinVisitor(
  { joins }: Pick<AccountsContext, 'joins'>,
  tx: Tx,
  device: string,
  uid: string,
): Promise<void> {
  if (device === uid) return;
  for (const join of joins) await join(tx, device, uid);
}
