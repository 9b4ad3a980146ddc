import type { beginPasskeyLogin } from '../../../../contract/accounts/begin-passkey-login.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { challengeMs, newChallenge, relyingParty } from '../factors/passkeys.ts';

/** Lists no passkeys: the device knows its own, and the answer must not reveal which accounts have one. */
export function beginPasskeyLoginHandler(deps: AccountsContext): Handler<typeof beginPasskeyLogin> {
  return async () => ({
    ok: true,
    data: {
      options: {
        challenge: await newChallenge(deps, 'login', null),
        rpId: relyingParty(deps.publicUrl),
        timeout: challengeMs,
        userVerification: 'required',
      },
    },
  });
}
