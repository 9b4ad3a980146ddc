import type { setMembershipMails } from '../../../../contract/team/set-membership-mails.ts';
import type { Handler } from '../../../http/handler.ts';
import { memberNotFound } from '../change-team.ts';
import { membershipsStore } from '../memberships-store.ts';
import { presentMemberships } from '../present-memberships.ts';
import type { TeamDeps } from '../team-context.ts';

export function setMembershipMailsHandler(deps: TeamDeps): Handler<typeof setMembershipMails> {
  const { connection } = deps;
  return async ({ memberID: memberId, languageCode, ...mails }, { user: { uid } }) => {
    const isOwn = await connection.transaction(async (tx): Promise<boolean> => {
      const membership = await membershipsStore.lock(tx, uid, memberId);
      if (!membership) return false;
      await membershipsStore.setMails(tx, memberId, mails);
      return true;
    });
    return isOwn ? { ok: true, data: await presentMemberships(deps, uid, languageCode) } : memberNotFound;
  };
}
