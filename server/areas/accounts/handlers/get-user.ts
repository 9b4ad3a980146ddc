import type { getUser } from '../../../../contract/accounts/get-user.ts';
import type { TrafficOrigin } from '../../../../contract/tracking/save-tracking-params.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Accounts } from '../accounts-context.ts';
import { deviceFlags } from '../../../../domain/device-flags.ts';
import { assignVariants, type Experiment } from '../rules/experiments.ts';
import { presentAccount } from '../rules/present-account.ts';

export interface VisitorOrigins {
  /** Returns the visit's traffic origin; `arrival` holds the parameters of the current visit. */
  findOrigin(uid: string | null, arrival?: Readonly<Record<string, string>>): Promise<TrafficOrigin>;
}

/**
 * Returns the visitor. The uid is temporary until the visitor acts. A page without consent sends no revision and takes part in no
 * experiment.
 */
export function getUserHandler({
  accounts,
  tracking,
  experiments,
}: {
  accounts: Pick<Accounts, 'find' | 'newUid' | 'findAccount' | 'keepSessionAlive'>;
  tracking: VisitorOrigins;
  experiments: readonly Experiment[];
}): Handler<typeof getUser> {
  return async (input, call) => {
    const knownUid = call.rendering ? null : call.uid;
    const visitor = knownUid === null ? null : await accounts.find(knownUid);
    const uid = knownUid ?? accounts.newUid();
    const user = call.rendering ? null : call.user;
    const account = user && (await accounts.findAccount(user.uid));
    const takesPart = input.revision !== '';
    return {
      ok: true,
      data: {
        uid,
        // In a browser the token stays in its cookie; a program, which stores the reply's token, gets back the one it sent.
        jwt: user ? ((await accounts.keepSessionAlive(user, call)) ?? call.tokenInReply(input.jwt)) : '',
        usertype: user?.permissions.has('office.update') ? 'service' : '',
        ...deviceFlags(call.userAgent),
        accountData: user && account && presentAccount(account, user.permissions),
        ebk: visitor?.ebk ?? '',
        watchListUID: visitor?.watchListUid ?? '',
        ...(await tracking.findOrigin(knownUid, input.trackingParams)),
        experiments: assignVariants(uid, takesPart ? experiments : [], input.experiments),
      },
    };
  };
}
