// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../app/api/endpoint-path.ts';

export const endpointPaths = {
  endPersonSessions: ['POST', '/api/admin/people/sessions/end'],
  findPeople: ['POST', '/api/admin/people/find'],
  getPerson: ['POST', '/api/admin/people/get'],
  removePersonFactor: ['POST', '/api/admin/people/factor/remove'],
  resendConfirmation: ['POST', '/api/admin/people/confirmation/send'],
  setPersonRole: ['POST', '/api/admin/people/role'],
  setPersonSuspended: ['POST', '/api/admin/people/suspend'],
} as const satisfies EndpointPaths;
