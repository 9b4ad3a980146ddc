import { randomBytes } from 'node:crypto';
import type { beginTotp } from '../../../../contract/accounts/begin-totp.ts';
import { qrCode } from '../../../platform/qr-code.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { factorStore } from '../factors/factor-store.ts';
import { ownAccount } from '../login/own-account.ts';
import { base32, totpUri } from '../rules/totp.ts';
import { checkPassword, totpPurpose } from '../factors/second-factor.ts';
import { seal } from '../../../platform/secret-box.ts';

/** RFC 4226 requires 128 bits and recommends 160. */
const secretBytes = 20;

/** Begins the setup. A confirmed factor must be removed first; a session and a password are not enough to replace it. */
export function beginTotpHandler(deps: AccountsContext): Handler<typeof beginTotp> {
  return async ({ currentPassword }, call) => {
    const account = await ownAccount(deps.connection.db, call.user);
    const refusal = await checkPassword(deps, account, currentPassword, call);
    if (refusal) return refusal;
    const { uid, email } = account;
    const secret = randomBytes(secretBytes);
    const sealedSecret = seal(deps.secret, totpPurpose, uid, secret);
    const begun = await deps.connection.transaction((tx) =>
      factorStore.begin(tx, uid, sealedSecret, deps.clock.now()),
    );
    if (!begun) return { ok: false, type: 'factor-exists', data: null };
    const uri = totpUri(secret, deps.operator().name, email);
    return { ok: true, data: { secret: base32(secret), uri, qr: qrCode(uri) } };
  };
}
