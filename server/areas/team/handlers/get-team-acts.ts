import type { getTeamActs } from '../../../../contract/team/get-team-acts.ts';
import type { Handler } from '../../../http/handler.ts';
import { listMemberActs } from '../acts-store.ts';
import { memberNotFound } from '../change-team.ts';
import type { TeamDeps } from '../team-context.ts';
import { teamStore } from '../team-store.ts';

export function getTeamActsHandler({
  connection: { db },
}: Pick<TeamDeps, 'connection'>): Handler<typeof getTeamActs> {
  return async ({ memberID: memberId, languageCode }, { user: { uid } }) => {
    const member = await teamStore.findOwn(db, uid, memberId);
    if (!member) return memberNotFound;
    const acts = member.uid === null ? [] : await listMemberActs(db, member, member.uid, languageCode);
    const events = await teamStore.events(db, memberId);
    return {
      ok: true,
      data: {
        acts: acts.map(({ at, ...act }) => ({ at: at.toISOString(), ...act })),
        events: events.map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
      },
    };
  };
}
