import type { PersonalData } from '../../platform/personal-data.ts';
import { teamPersonStore } from './team-person-store.ts';

/**
 * Memberships and invitations of a person, and invitations that the person has sent. A deleted account leaves its
 * teams, and its former memberships no longer contain personal data.
 */
export const personalDataOfTeam: PersonalData = {
  async read(db, person) {
    const members = await teamPersonStore.ofPerson(db, person);
    const ids = [0, ...members.map(({ member_id }) => member_id)];
    return {
      team_members: members,
      team_member_homes: await db
        .selectFrom('team_member_homes')
        .selectAll()
        .where('member_id', 'in', ids)
        .orderBy('member_id')
        .execute(),
      team_events: await db
        .selectFrom('team_events')
        .select(['member_id', 'kind', 'role', 'at'])
        .where('member_id', 'in', ids)
        .orderBy('event_id')
        .execute(),
    };
  },

  leave: (tx, person) => teamPersonStore.leave(tx, person),
};
