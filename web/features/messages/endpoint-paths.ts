// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../../app/api/endpoint-path.ts';

export const endpointPaths = {
  getGuestThread: ['POST', '/api/booking/messages/get'],
  getLandlordThread: ['POST', '/api/booking/host-messages/get'],
  removeReadyAnswer: ['POST', '/api/booking/host-messages/answers/remove'],
  reportGuestThread: ['POST', '/api/booking/messages/report'],
  reportLandlordThread: ['POST', '/api/booking/host-messages/report'],
  saveReadyAnswer: ['POST', '/api/booking/host-messages/answers/save'],
  seeGuestThread: ['POST', '/api/booking/messages/seen'],
  seeLandlordThread: ['POST', '/api/booking/host-messages/seen'],
  sendGuestMessage: ['POST', '/api/booking/messages/send'],
  sendLandlordMessage: ['POST', '/api/booking/host-messages/send'],
} as const satisfies EndpointPaths;
