import type { setDatev } from '../../../../contract/operator/set-datev.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OperatorDeps } from '../operator-deps.ts';
import { operatorStore } from '../operator-store.ts';
import { isDatevLocked, presentDatev } from '../present-datev.ts';

/** Accountants set these facts of the operator themselves, since the tax adviser tells them, not the administrators. */
export function setDatevHandler(deps: OperatorDeps): Handler<typeof setDatev> {
  const { connection, clock } = deps;
  return async ({ consultant, client, chart, numbers }, { user }) => {
    if (isDatevLocked(deps)) return { ok: false, type: 'datev-locked', data: null };
    const lines = Object.entries(numbers).map(([account, number]) => `${account}=${number}`);
    await connection.transaction((tx) =>
      operatorStore.change(
        tx,
        [
          { fact: 'datevConsultant', value: consultant },
          { fact: 'datevClient', value: client },
          { fact: 'datevChart', value: chart },
          { fact: 'datevAccounts', value: lines.length === 0 ? undefined : lines.join('\n') },
        ],
        { uid: user.uid, at: clock.now() },
      ),
    );
    await deps.readAgain();
    return { ok: true, data: await presentDatev(deps) };
  };
}
