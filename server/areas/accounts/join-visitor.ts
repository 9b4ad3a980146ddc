import type { Tx } from '../../platform/database.ts';
import type { AccountsContext } from './accounts-context.ts';

/**
 * Moves to the account what its owner has collected without a login in this browser: watch list and homes seen last. It is
 * moved, not copied: who uses the browser next begins with nothing of it.
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
