import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { beginActing } from '../../../../contract/acting/begin-acting.ts';
import { actingMinutes } from '../../../../domain/acting.ts';
import type { Handler } from '../../../http/handler.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { hashSecret, newSecret } from '../../../platform/new-secret.ts';
import type { ActingDeps } from '../acting-context.ts';
import { actingStore } from '../acting-store.ts';
import { hostsStore } from '../hosts-store.ts';
import { actingMailJob } from '../jobs/acting-mail-job.ts';
import { lendPermissions, findRooms } from '../rules/lent-permissions.ts';

/** Begins a session. It checks the represented person before the proof, so that no password is entered in vain. */
export function beginActingHandler(deps: ActingDeps): Handler<typeof beginActing> {
  const { connection, clock } = deps;
  return async ({ number, reason, currentPassword, code }, call): Promise<Outcome<typeof beginActing>> => {
    const { user } = call;
    const host = await hostsStore.byNumber(connection.db, user.uid, number);
    const lent = lendPermissions(host?.roles ?? []);
    if (!host || lent.size === 0) return { ok: false, type: 'person-missing', data: null };
    const refusal = await deps.prove(call, { currentPassword, code });
    if (refusal) return refusal;
    const beganAt = clock.now();
    const until = new Date(beganAt.getTime() + actingMinutes * 60_000);
    const secret = newSecret();
    const isIn = await connection.transaction(async (tx) => {
      await actingStore.endOver(tx, beganAt, user.uid);
      const actingId = await actingStore.insert(tx, {
        staffUid: user.uid,
        uid: host.uid,
        sessionId: user.token.sessionId,
        secretHash: hashSecret(secret),
        ...{ reason, beganAt, until },
      });
      if (actingId === null) return false;
      await enqueue(tx, actingMailJob, { actingId }, { key: String(actingId), runAt: beganAt });
      return true;
    });
    if (!isIn) return { ok: false, type: 'acting-already', data: null };
    call.keepActing(secret, actingMinutes * 60);
    return { ok: true, data: { name: host.name, until: until.toISOString(), rooms: findRooms(lent) } };
  };
}
