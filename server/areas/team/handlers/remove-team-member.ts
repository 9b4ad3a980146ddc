import type { removeTeamMember } from '../../../../contract/team/remove-team-member.ts';
import type { Handler } from '../../../http/handler.ts';
import { memberNotFound, updateRoles } from '../change-team.ts';
import { presentTeam } from '../present-team.ts';
import type { TeamDeps } from '../team-context.ts';
import { teamStore } from '../team-store.ts';

/**
 * Revokes the person's access to the homes, in all their sessions, from the next call on. A repeated call changes
 * nothing.
 */
export function removeTeamMemberHandler(deps: TeamDeps): Handler<typeof removeTeamMember> {
  const { connection, clock } = deps;
  return async ({ memberID: memberId, languageCode }, { user: { uid } }) => {
    const isOwn = await connection.transaction(async (tx): Promise<boolean> => {
      const member = await teamStore.lockOwn(tx, uid, memberId);
      if (!member) return (await teamStore.findOwn(tx, uid, memberId)) !== null;
      const at = clock.now();
      const kind = member.acceptedAt === null ? 'withdrawn' : 'removed';
      await teamStore.end(tx, memberId, at);
      await teamStore.insertEvent(tx, { memberId, kind, role: member.role, actor: uid, at });
      if (member.uid !== null) await updateRoles(deps, tx, member.uid, uid);
      return true;
    });
    return isOwn ? { ok: true, data: await presentTeam(deps, uid, languageCode) } : memberNotFound;
  };
}
