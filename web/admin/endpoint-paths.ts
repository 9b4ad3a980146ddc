// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../app/api/endpoint-path.ts';

export const endpointPaths = {
  answerCase: ['POST', '/api/admin/cases/answer'],
  approveBusiness: ['POST', '/api/admin/businesses/approve'],
  changeCase: ['POST', '/api/admin/cases/change'],
  endPersonSessions: ['POST', '/api/admin/people/sessions/end'],
  exportTexts: ['POST', '/api/texts/export'],
  findBusinessRegistrations: ['POST', '/api/admin/businesses/find'],
  findCases: ['POST', '/api/admin/cases/find'],
  findPeople: ['POST', '/api/admin/people/find'],
  getCase: ['POST', '/api/admin/cases/get'],
  getPerson: ['POST', '/api/admin/people/get'],
  importTexts: ['POST', '/api/texts/import'],
  listTextRevisions: ['POST', '/api/texts/revisions'],
  listTexts: ['POST', '/api/texts/list'],
  refuseBusiness: ['POST', '/api/admin/businesses/refuse'],
  removePersonFactor: ['POST', '/api/admin/people/factor/remove'],
  resendConfirmation: ['POST', '/api/admin/people/confirmation/send'],
  setPersonRole: ['POST', '/api/admin/people/role'],
  setPersonSuspended: ['POST', '/api/admin/people/suspend'],
  setText: ['POST', '/api/texts/set'],
} as const satisfies EndpointPaths;
