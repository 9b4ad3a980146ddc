// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../app/api/endpoint-path.ts';

export const endpointPaths = {
  confirmAlert: ['POST', '/api/alerts/confirm'],
  confirmNewsletter: ['POST', '/api/newsletter/doiconfirm'],
  createAlert: ['POST', '/api/alerts/create'],
  getAlerts: ['POST', '/api/alerts/get'],
  getPayment: ['POST', '/api/payment/get'],
  getUserPreferences: ['POST', '/api/mailerPref/getUserPreferences'],
  sendContact: ['POST', '/api/mailer/contact'],
  setAlert: ['POST', '/api/alerts/set'],
  setUserPreferences: ['POST', '/api/mailerPref/setUserPreferences'],
  signUpNewsletter: ['GET', '/api/mailer/newsletter'],
  startPayment: ['POST', '/api/payment/start'],
  voteNewsletter: ['POST', '/api/newsletter/vote'],
} as const satisfies EndpointPaths;
