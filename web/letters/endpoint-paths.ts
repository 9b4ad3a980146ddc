// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../app/api/endpoint-path.ts';

export const endpointPaths = {
  beginRatingPhoto: ['POST', '/api/ratings/own/photo'],
  confirmAlert: ['POST', '/api/alerts/confirm'],
  confirmNewsletter: ['POST', '/api/newsletter/doiconfirm'],
  createAlert: ['POST', '/api/alerts/create'],
  getAlerts: ['POST', '/api/alerts/get'],
  getOwnRating: ['POST', '/api/ratings/own/get'],
  getPayment: ['POST', '/api/payment/get'],
  getUserPreferences: ['POST', '/api/mailerPref/getUserPreferences'],
  getVoucherFile: ['POST', '/api/booking/voucher/file'],
  getVoucherOrder: ['POST', '/api/booking/voucher/get'],
  orderVoucher: ['POST', '/api/booking/voucher/order'],
  payVoucher: ['POST', '/api/booking/voucher/payment'],
  redeemVoucher: ['POST', '/api/booking/voucher/redeem'],
  sendContact: ['POST', '/api/mailer/contact'],
  setAlert: ['POST', '/api/alerts/set'],
  setOwnRating: ['POST', '/api/ratings/own/set'],
  setUserPreferences: ['POST', '/api/mailerPref/setUserPreferences'],
  signUpNewsletter: ['GET', '/api/mailer/newsletter'],
  startPayment: ['POST', '/api/payment/start'],
  useVoucher: ['POST', '/api/payment/voucher'],
  voteNewsletter: ['POST', '/api/newsletter/vote'],
  withdrawOwnRating: ['POST', '/api/ratings/own/withdraw'],
  withdrawVoucher: ['POST', '/api/booking/voucher/withdraw'],
} as const satisfies EndpointPaths;
