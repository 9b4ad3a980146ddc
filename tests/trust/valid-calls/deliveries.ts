import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const deliveriesCalls: ValidCalls<CallsOf<'deliveries'>> = {
  changeDeadMails: () => ({ ids: [1], action: 'retry' }),
  changeJobs: () => ({ ids: [1], action: 'retry' }),
  findDeadMails: () => ({}),
  findJobs: () => ({}),
  listSampleMails: () => ({}),
};
