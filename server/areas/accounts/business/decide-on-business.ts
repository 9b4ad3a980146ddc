import type { refuseBusiness } from '../../../../contract/accounts/refuse-business.ts';
import type { Failure, Outcome } from '../../../../contract/define-endpoint.ts';
import type { Tx } from '../../../platform/database.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { businessRegistrationStore, type RegistrationRow } from './business-registration-store.ts';
import { readRegistration } from './read-registration.ts';
import { runUndoable } from '../registration/run-undoable.ts';

type Common = Failure<typeof refuseBusiness>;

/**
 * Decides on a registration and logs who did it, in one transaction. Of two simultaneous decisions the second is refused; a refusal rolls
 * everything back.
 */
export function decideOnBusiness<Refused extends { ok: false } = never>(
  { connection, clock }: Pick<AccountsContext, 'connection' | 'clock'>,
  { id, actor, kind }: { id: number; actor: string; kind: 'approved' | 'refused' },
  decide: (tx: Tx, registration: RegistrationRow, at: Date) => Promise<Refused | null>,
): Promise<Outcome<typeof refuseBusiness> | Refused> {
  return runUndoable<Outcome<typeof refuseBusiness> | Refused>(connection, async (tx, undo) => {
    const registration = await businessRegistrationStore.lock(tx, id);
    if (!registration) return { ok: false, type: 'registration-missing', data: null } satisfies Common;
    if (registration.state !== 'open') {
      return { ok: false, type: 'registration-decided', data: null } satisfies Common;
    }
    const at = clock.now();
    const refusal = await decide(tx, registration, at);
    if (refusal) return undo(refusal);
    await businessRegistrationStore.insertEvent(tx, { id, kind, actor, at });
    return { ok: true, data: await readRegistration(tx, id) };
  });
}
