import type { clientErrorsEndpoints } from '../../../contract/client-errors/endpoints.ts';
import type { ValidCalls } from './call-parts.ts';

export const clientErrorsCalls: ValidCalls<typeof clientErrorsEndpoints> = {
  reportClientError: () => ({
    kind: 'error',
    name: 'TypeError',
    message: 'x is not a function',
    route: 'Home',
  }),
};
