import type { Failure } from '../../../../contract/define-endpoint.ts';
import type { inviteTeamMember } from '../../../../contract/team/invite-team-member.ts';
import { isEmail } from '../../../../domain/reachable.ts';
import { teamMax } from '../../../../domain/team.ts';
import { isForWholeBusiness } from '../../../../domain/roles.ts';
import type { Handler } from '../../../http/handler.ts';
import { actsForHost } from '../../accounts/accounts.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { newNonce } from '../../../platform/signed-links.ts';
import { letsHomes, needsAllHomes, objectNotFound } from '../change-team.ts';
import { countInvitation, invitationEnd } from '../invitation-limits.ts';
import { teamMailJob } from '../jobs/team-mail-job.ts';
import { presentTeam } from '../present-team.ts';
import type { TeamDeps } from '../team-context.ts';
import { teamStore } from '../team-store.ts';

type Refusal = Failure<typeof inviteTeamMember>;
const refused = <Type extends Exclude<Refusal['type'], 'too-many-mails'>>(type: Type) =>
  ({ ok: false, type, data: null }) as const;

export function inviteTeamMemberHandler(deps: TeamDeps): Handler<typeof inviteTeamMember> {
  const { connection, clock } = deps;
  return async ({ kind, number: subject, email, role, homes, language, languageCode }, call) => {
    const { uid } = call.user;
    if (!isEmail(email)) return refused('invalid-email');
    const refusal = await connection.transaction(async (tx): Promise<Refusal | null> => {
      const business = { kind, subject };
      if (!(await actsForHost(tx, uid, business))) return refused('business-not-found');
      await teamStore.lockTeam(tx, business);
      if (homes !== null && isForWholeBusiness(role)) return needsAllHomes;
      if (!(await letsHomes(tx, business, homes))) return objectNotFound;
      if (await teamStore.actsFor(tx, business, email)) return refused('address-own');
      if (await teamStore.hasAddress(tx, business, email)) return refused('already-invited');
      if ((await teamStore.count(tx, business)) >= teamMax) return refused('team-full');
      const counting = await countInvitation(deps, tx, email, call.network);
      if (!counting.ok) {
        return { ok: false, type: 'too-many-mails', data: { retryAfter: counting.retryAfter } };
      }
      const at = clock.now();
      const memberId = await teamStore.insert(tx, {
        ...{ ...business, role, email, language, allHomes: homes === null },
        ...{ nonce: newNonce(), invitedBy: uid, at, expiresAt: invitationEnd(at) },
      });
      await teamStore.setRights(tx, memberId, { role, homes });
      await teamStore.insertEvent(tx, { memberId, kind: 'invited', role, actor: uid, at });
      const payload = { memberId, mail: 'invited', at: at.getTime() } as const;
      await enqueue(tx, teamMailJob, payload, { key: `${memberId}-invited-${at.getTime()}`, runAt: at });
      return null;
    });
    return refusal ?? { ok: true, data: await presentTeam(deps, uid, languageCode) };
  };
}
