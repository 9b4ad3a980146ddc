// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../app/api/endpoint-path.ts';

export const endpointPaths = {
  confirmNewsletter: ['POST', '/api/newsletter/doiconfirm'],
  getPayment: ['POST', '/api/payment/get'],
  getUserPreferences: ['POST', '/api/mailerPref/getUserPreferences'],
  sendContact: ['POST', '/api/mailer/contact'],
  setUserPreferences: ['POST', '/api/mailerPref/setUserPreferences'],
  signUpNewsletter: ['GET', '/api/mailer/newsletter'],
  startPayment: ['POST', '/api/payment/start'],
  voteNewsletter: ['POST', '/api/newsletter/vote'],
} as const satisfies EndpointPaths;
