import type { CallsOf } from '../../../contract/api.ts';
import { arrival, departure, type ValidCalls } from './call-parts.ts';

export const capacityCalls: ValidCalls<CallsOf<'capacity'>> = {
  getCapacity: () => ({ query: { country: 'de' }, startDate: arrival, endDate: departure }),
};
