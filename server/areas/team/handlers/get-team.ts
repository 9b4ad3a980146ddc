import type { getTeam } from '../../../../contract/team/get-team.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentTeam } from '../present-team.ts';
import type { TeamDeps } from '../team-context.ts';

export function getTeamHandler(deps: TeamDeps): Handler<typeof getTeam> {
  return async ({ languageCode }, { user }) => ({
    ok: true,
    data: await presentTeam(deps, user.uid, languageCode),
  });
}
