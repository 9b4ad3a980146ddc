import type { Call } from '../../../http/handler.ts';
import type { Counting, LimitedKey } from '../../../platform/counted-limits.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { mailsAboutAccount } from '../guess-limits.ts';

/** Counts a mail that a stranger can trigger, the same way for known and unknown addresses. */
export function countMail(
  { connection: { db }, recipients }: Pick<AccountsContext, 'connection' | 'recipients'>,
  address: string,
  { network }: Pick<Call, 'network'>,
): Promise<Counting> {
  const keys = mailsAboutAccount.map((limit): LimitedKey => [limit, address]);
  return recipients.count(db, { address, isConfirmed: false, network }, keys);
}
