import type { CallsOf } from '../../../contract/api.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

const memberID = 1;

export const teamCalls: ValidCalls<CallsOf<'team'>> = {
  getTeam: () => ({ languageCode }),
  inviteTeamMember: () => ({
    ...{ languageCode, kind: 'landlord', number: 1, email: 'helferin@example.org', role: 'cohost' },
    ...{ homes: null, language: 'de' },
  }),
  resendTeamInvitation: () => ({ languageCode, memberID }),
  changeTeamMember: () => ({ languageCode, memberID, role: 'cleaner', homes: null }),
  removeTeamMember: () => ({ languageCode, memberID }),
  getMemberships: () => ({ languageCode }),
  leaveTeam: () => ({ languageCode, memberID }),
  setMembershipMails: () => ({ languageCode, memberID, bookings: true, messages: false }),
  getTeamActs: () => ({ languageCode, memberID }),
  // The link of a mail that there is not.
  getTeamInvitation: () => ({ invitationKey: `1-${'A'.repeat(43)}`, languageCode }),
  acceptTeamInvitation: () => ({ invitationKey: `1-${'A'.repeat(43)}` }),
};
