import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const clientErrorsCalls: ValidCalls<CallsOf<'client-errors'>> = {
  reportClientError: () => ({
    kind: 'error',
    name: 'TypeError',
    message: 'x is not a function',
    route: 'Home',
  }),
};
