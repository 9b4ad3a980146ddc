import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { jobBody } from '../../platform/jobs.ts';
import { teamCalls } from './calls.generated.ts';
import { teamMailJob } from './jobs/team-mail-job.ts';
import { sampleTeamMails } from './mails/render-team-mail.ts';
import { sendTeamMail } from './mails/send-team-mail.ts';
import { personalDataOfTeam } from './personal-data.ts';
import type { TeamDeps } from './team-context.ts';
import { teamPersonStore } from './team-person-store.ts';

/** Creates the area of people who work for landlords and agencies. */
export function createTeam(deps: TeamDeps): Area<object> {
  return {
    module: {
      name: 'team',
      personalData: personalDataOfTeam,
      endpoints: bindArea(teamCalls, deps),
      sampleMails: sampleTeamMails,
      jobs: [jobBody(teamMailJob, (payload) => sendTeamMail(deps, payload))],
      forget: (now) =>
        teamPersonStore.forget(deps.connection.db, retentionEnd(now, retentionDays.teamMembers)),
    },
  };
}
