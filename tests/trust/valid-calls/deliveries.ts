import type { deliveriesEndpoints } from '../../../contract/deliveries/endpoints.ts';
import type { ValidCalls } from './call-parts.ts';

export const deliveriesCalls: ValidCalls<typeof deliveriesEndpoints> = {
  changeDeadMails: () => ({ ids: [1], action: 'retry' }),
  findDeadMails: () => ({}),
  listSampleMails: () => ({}),
};
