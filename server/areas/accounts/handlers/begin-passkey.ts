import type { beginPasskey } from '../../../../contract/accounts/begin-passkey.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { ownAccount } from '../login/own-account.ts';
import { passkeyStore } from '../factors/passkey-store.ts';
import { algorithms, challengeMs, newChallenge, relyingParty } from '../factors/passkeys.ts';
import { checkSecondFactor, checkPassword } from '../factors/second-factor.ts';

const mostPasskeys = 10;

/** Requires password and second factor, since a session alone must not add a way to log in. */
export function beginPasskeyHandler(deps: AccountsContext): Handler<typeof beginPasskey> {
  return async ({ currentPassword, code }, call) => {
    const { db } = deps.connection;
    const account = await ownAccount(db, call.user);
    const { uid, email, firstName, lastName } = account;
    const refusal =
      (await checkPassword(deps, account, currentPassword, call)) ??
      (await checkSecondFactor(deps, uid, code, call.user));
    if (refusal) return refusal;
    const passkeys = await passkeyStore.list(db, uid);
    if (passkeys.length >= mostPasskeys) return { ok: false, type: 'passkeys-full', data: null };
    return {
      ok: true,
      data: {
        options: {
          rp: { id: relyingParty(deps.publicUrl), name: deps.operator().name },
          // The user handle reveals nothing, and is the same for all passkeys of the account.
          user: {
            id: Buffer.from(uid).toString('base64url'),
            name: email,
            displayName: `${firstName} ${lastName}`.trim(),
          },
          challenge: await newChallenge(deps, 'enrol', uid),
          pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
          timeout: challengeMs,
          excludeCredentials: passkeys.map(({ credential }) => ({
            id: credential,
            type: 'public-key' as const,
          })),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
          attestation: 'none',
        },
      },
    };
  };
}
