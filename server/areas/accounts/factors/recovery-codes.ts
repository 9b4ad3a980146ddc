import type { AccountsContext } from '../accounts-context.ts';
import { newRecoveryCodes, shownRecoveryCode } from '../rules/recovery-codes.ts';

/** Generates recovery codes, of which only the hashes are stored. Hashing waits in a queue, so call this before a transaction begins. */
export async function makeRecoveryCodes({
  passwords,
}: Pick<AccountsContext, 'passwords'>): Promise<{ shown: string[]; hashes: string[] }> {
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map((code) => passwords.hash(code)));
  return { shown: codes.map(shownRecoveryCode), hashes };
}
