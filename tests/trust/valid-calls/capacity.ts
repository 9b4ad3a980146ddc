import type { capacityEndpoints } from '../../../contract/capacity/endpoints.ts';
import { arrival, departure, type ValidCalls } from './call-parts.ts';

export const capacityCalls: ValidCalls<typeof capacityEndpoints> = {
  getCapacity: () => ({ query: { country: 'de' }, startDate: arrival, endDate: departure }),
};
