import type { AccountsContext } from './accounts-context.ts';
import { newRecoveryCodes, shownRecoveryCode } from './rules/recovery-codes.ts';

/** Makes codes, and the hashes that alone are stored. It waits for its turn, so it is done before a transaction. */
export async function makeRecoveryCodes({
  passwords,
}: Pick<AccountsContext, 'passwords'>): Promise<{ shown: string[]; hashes: string[] }> {
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map((code) => passwords.hash(code)));
  return { shown: codes.map(shownRecoveryCode), hashes };
}
