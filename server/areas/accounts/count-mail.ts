import type { Call } from '../../http/handler.ts';
import type { Counting, LimitedKey } from '../../platform/counted-limits.ts';
import type { AccountsContext } from './accounts-context.ts';
import { mailsAboutAccount } from './guess-limits.ts';

/** Counts a mail that goes to an address on a stranger's word. Whether the address is known makes no difference. */
export function countMail(
  { connection: { db }, recipients }: Pick<AccountsContext, 'connection' | 'recipients'>,
  address: string,
  { network }: Pick<Call, 'network'>,
): Promise<Counting> {
  const keys = mailsAboutAccount.map((limit): LimitedKey => [limit, address]);
  return recipients.count(db, { address, isConfirmed: false, network }, keys);
}
