// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../app/api/endpoint-path.ts';

export const endpointPaths = {
  answerCase: ['POST', '/api/admin/cases/answer'],
  approveBusiness: ['POST', '/api/admin/businesses/approve'],
  changeCase: ['POST', '/api/admin/cases/change'],
  changeDeadMails: ['POST', '/api/admin/mails/change'],
  createCampaign: ['POST', '/api/admin/campaigns/create'],
<<<<<<< HEAD
  decideModeration: ['POST', '/api/admin/ratings/decide'],
||||||| ed62fd15
=======
  decideSetAside: ['POST', '/api/admin/replies/decide'],
>>>>>>> main
  endPersonSessions: ['POST', '/api/admin/people/sessions/end'],
  exportMoney: ['POST', '/api/admin/money/export'],
  exportTexts: ['POST', '/api/texts/export'],
  findBusinessRegistrations: ['POST', '/api/admin/businesses/find'],
  findCases: ['POST', '/api/admin/cases/find'],
  findDeadMails: ['POST', '/api/admin/mails/find'],
  findModeration: ['POST', '/api/admin/ratings/find'],
  findMoney: ['POST', '/api/admin/money/find'],
  findPeople: ['POST', '/api/admin/people/find'],
  findSetAside: ['POST', '/api/admin/replies/find'],
  getBookingMoney: ['POST', '/api/admin/money/booking'],
  getCase: ['POST', '/api/admin/cases/get'],
  getPerson: ['POST', '/api/admin/people/get'],
  importStatement: ['POST', '/api/admin/money/import'],
  importTexts: ['POST', '/api/texts/import'],
  listCampaigns: ['POST', '/api/admin/campaigns/list'],
  listSampleMails: ['POST', '/api/admin/mails/samples'],
  listTextRevisions: ['POST', '/api/texts/revisions'],
  listTexts: ['POST', '/api/texts/list'],
  matchTransfer: ['POST', '/api/admin/money/match'],
  refuseBusiness: ['POST', '/api/admin/businesses/refuse'],
  releaseRefund: ['POST', '/api/admin/money/release'],
  removePersonFactor: ['POST', '/api/admin/people/factor/remove'],
  resendConfirmation: ['POST', '/api/admin/people/confirmation/send'],
  runCampaign: ['POST', '/api/admin/campaigns/run'],
  setPersonRole: ['POST', '/api/admin/people/role'],
  setPersonSuspended: ['POST', '/api/admin/people/suspend'],
  setText: ['POST', '/api/texts/set'],
  writeOffClaim: ['POST', '/api/admin/money/write-off'],
} as const satisfies EndpointPaths;
