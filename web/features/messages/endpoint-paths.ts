// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../../app/api/endpoint-path.ts';

export const endpointPaths = {
  getGuestThread: ['POST', '/api/booking/messages/get'],
  getLandlordThread: ['POST', '/api/landlord/booking/messages/get'],
  removeReadyAnswer: ['POST', '/api/landlord/booking/messages/answers/remove'],
  reportGuestThread: ['POST', '/api/booking/messages/report'],
  reportLandlordThread: ['POST', '/api/landlord/booking/messages/report'],
  saveReadyAnswer: ['POST', '/api/landlord/booking/messages/answers/save'],
  seeGuestThread: ['POST', '/api/booking/messages/seen'],
  seeLandlordThread: ['POST', '/api/landlord/booking/messages/seen'],
  sendGuestMessage: ['POST', '/api/booking/messages/send'],
  sendLandlordMessage: ['POST', '/api/landlord/booking/messages/send'],
} as const satisfies EndpointPaths;
