import { sealAnew } from '../../../platform/secret-box.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { factorStore } from './factor-store.ts';
import { totpPurpose } from './second-factor.ts';

export async function sealFactorsAnew({
  connection: { db },
  secret,
}: Pick<AccountsContext, 'connection' | 'secret'>): Promise<void> {
  for (const { uid, secret: before } of await factorStore.sealed(db)) {
    const after = sealAnew(secret, totpPurpose, uid, before);
    if (after !== null) await factorStore.replaceSeal(db, uid, { before, after });
  }
}
