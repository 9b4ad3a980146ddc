import type { getMemberships } from '../../../../contract/team/get-memberships.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentMemberships } from '../present-memberships.ts';
import type { TeamDeps } from '../team-context.ts';

export function getMembershipsHandler(deps: TeamDeps): Handler<typeof getMemberships> {
  return async ({ languageCode }, { user }) => ({
    ok: true,
    data: await presentMemberships(deps, user.uid, languageCode),
  });
}
