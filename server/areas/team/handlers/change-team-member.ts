import type { Failure } from '../../../../contract/define-endpoint.ts';
import type { changeTeamMember } from '../../../../contract/team/change-team-member.ts';
import { isForWholeBusiness } from '../../../../domain/roles.ts';
import type { Handler } from '../../../http/handler.ts';
import { letsHomes, memberNotFound, needsAllHomes, objectNotFound, updateRoles } from '../change-team.ts';
import { presentTeam } from '../present-team.ts';
import type { TeamDeps } from '../team-context.ts';
import { teamStore } from '../team-store.ts';

export function changeTeamMemberHandler(deps: TeamDeps): Handler<typeof changeTeamMember> {
  const { connection, clock } = deps;
  return async ({ memberID: memberId, role, homes, languageCode }, { user: { uid } }) => {
    const refusal = await connection.transaction(
      async (tx): Promise<Failure<typeof changeTeamMember> | null> => {
        const member = await teamStore.lockOwn(tx, uid, memberId);
        if (!member) return memberNotFound;
        if (homes !== null && isForWholeBusiness(role)) return needsAllHomes;
        if (!(await letsHomes(tx, member, homes))) return objectNotFound;
        await teamStore.setRights(tx, memberId, { role, homes });
        await teamStore.insertEvent(tx, { memberId, kind: 'changed', role, actor: uid, at: clock.now() });
        if (member.uid !== null) await updateRoles(deps, tx, member.uid, uid);
        return null;
      },
    );
    return refusal ?? { ok: true, data: await presentTeam(deps, uid, languageCode) };
  };
}
