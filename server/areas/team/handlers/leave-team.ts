import type { leaveTeam } from '../../../../contract/team/leave-team.ts';
import type { Handler } from '../../../http/handler.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { memberNotFound, updateRoles } from '../change-team.ts';
import { teamMailJob } from '../jobs/team-mail-job.ts';
import { membershipsStore } from '../memberships-store.ts';
import { presentMemberships } from '../present-memberships.ts';
import type { TeamDeps } from '../team-context.ts';
import { teamStore } from '../team-store.ts';

/** The homes are gone with the next call, in all sessions. The same click again changes nothing and mails nobody. */
export function leaveTeamHandler(deps: TeamDeps): Handler<typeof leaveTeam> {
  const { connection, clock } = deps;
  return async ({ memberID: memberId, languageCode }, { user: { uid } }) => {
    const isOwn = await connection.transaction(async (tx): Promise<boolean> => {
      const membership = await membershipsStore.lock(tx, uid, memberId);
      if (!membership) return membershipsStore.hasEnded(tx, uid, memberId);
      const at = clock.now();
      await teamStore.end(tx, memberId, at);
      await teamStore.insertEvent(tx, { memberId, kind: 'left', role: membership.role, actor: uid, at });
      await updateRoles(deps, tx, uid, uid);
      const payload = { memberId, mail: 'left', at: at.getTime() } as const;
      await enqueue(tx, teamMailJob, payload, { key: `${memberId}-left`, runAt: at });
      return true;
    });
    return isOwn ? { ok: true, data: await presentMemberships(deps, uid, languageCode) } : memberNotFound;
  };
}
