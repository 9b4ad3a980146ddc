import type { getTeamInvitation } from '../../../../contract/team/get-team-invitation.ts';
import type { Handler } from '../../../http/handler.ts';
import { openInvitation } from '../invitation.ts';
import type { TeamDeps } from '../team-context.ts';
import { teamStore } from '../team-store.ts';

/**
 * Shows an invitation. Whoever has the link can read the mailbox, so the answer may reveal that the address has an
 * account.
 */
export function getTeamInvitationHandler(deps: TeamDeps): Handler<typeof getTeamInvitation> {
  const { db } = deps.connection;
  return async ({ invitationKey, languageCode }, { user }) => {
    const invitation = await openInvitation(deps, db, invitationKey);
    if ('ok' in invitation) return invitation;
    const [business, homes, account, invitedBy] = await Promise.all([
      teamStore.business(db, invitation),
      teamStore.homes(db, invitation, languageCode),
      deps.teamAccounts.findByEmail(db, invitation.email),
      deps.findPersonName(invitation.invitedBy ?? ''),
    ]);
    const caller = user === null ? 'nobody' : user.uid === account?.uid ? 'invited' : 'other';
    return {
      ok: true,
      data: {
        business: business?.name ?? '',
        invitedBy,
        role: invitation.role,
        email: invitation.email,
        allHomes: invitation.allHomes,
        homes: homes
          .filter(({ objectNumber }) => invitation.allHomes || invitation.homes.includes(objectNumber))
          .map(({ title, place }) => ({ title, place })),
        expiresAt: invitation.expiresAt.toISOString(),
        hasAccount: account !== null,
        caller,
      },
    };
  };
}
