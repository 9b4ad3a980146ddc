import type { Failure } from '../../../../contract/define-endpoint.ts';
import type { resendTeamInvitation } from '../../../../contract/team/resend-team-invitation.ts';
import type { Handler } from '../../../http/handler.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { newNonce } from '../../../platform/signed-links.ts';
import { memberNotFound } from '../change-team.ts';
import { countInvitation, invitationEnd } from '../invitation-limits.ts';
import { teamMailJob } from '../jobs/team-mail-job.ts';
import { presentTeam } from '../present-team.ts';
import type { TeamDeps } from '../team-context.ts';
import { teamStore } from '../team-store.ts';

export function resendTeamInvitationHandler(deps: TeamDeps): Handler<typeof resendTeamInvitation> {
  const { connection, clock } = deps;
  return async ({ memberID: memberId, languageCode }, call) => {
    const { uid } = call.user;
    const refusal = await connection.transaction(
      async (tx): Promise<Failure<typeof resendTeamInvitation> | null> => {
        const member = await teamStore.lockOwn(tx, uid, memberId);
        if (!member) return memberNotFound;
        if (member.acceptedAt !== null) return { ok: false, type: 'invitation-used', data: null };
        const counting = await countInvitation(deps, tx, member.email, call.network);
        if (!counting.ok) {
          return { ok: false, type: 'too-many-mails', data: { retryAfter: counting.retryAfter } };
        }
        const at = clock.now();
        await teamStore.renew(tx, memberId, { nonce: newNonce(), at, expiresAt: invitationEnd(at) });
        await teamStore.insertEvent(tx, { memberId, kind: 'resent', role: member.role, actor: uid, at });
        const payload = { memberId, mail: 'invited', at: at.getTime() } as const;
        await enqueue(tx, teamMailJob, payload, { key: `${memberId}-invited-${at.getTime()}`, runAt: at });
        return null;
      },
    );
    return refusal ?? { ok: true, data: await presentTeam(deps, uid, languageCode) };
  };
}
