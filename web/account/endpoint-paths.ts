// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../app/api/endpoint-path.ts';

export const endpointPaths = {
  beginTotp: ['POST', '/api/user/factor/totp/begin'],
  confirmRegistration: ['POST', '/api/user/registration/confirm'],
  confirmTotp: ['POST', '/api/user/factor/totp/confirm'],
  endSessions: ['POST', '/api/user/sessions/end'],
  exportData: ['POST', '/api/user/data/export'],
  getAccount: ['POST', '/api/user/account/get'],
  getBookings: ['POST', '/api/user/getBookings'],
  login: ['POST', '/api/user/login'],
  logout: ['POST', '/api/user/logout'],
  partnerLogin: ['POST', '/api/user/partnerlogin'],
  register: ['POST', '/api/user/registration'],
  removeTotp: ['POST', '/api/user/factor/totp/remove'],
  removeTraveller: ['POST', '/api/user/travellers/remove'],
  renewRecoveryCodes: ['POST', '/api/user/factor/recovery/renew'],
  requestDeletion: ['POST', '/api/user/deletion/request'],
  requestPassword: ['POST', '/api/user/password/request'],
  resetPassword: ['POST', '/api/user/password/reset'],
  saveTraveller: ['POST', '/api/user/travellers/save'],
  stopDeletion: ['POST', '/api/user/deletion/stop'],
  stopDeletionByLink: ['POST', '/api/user/deletion/stopByLink'],
  updateUser: ['POST', '/api/user/update'],
} as const satisfies EndpointPaths;
