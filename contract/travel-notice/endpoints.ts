import type { Endpoint } from '../define-endpoint.ts';
import { getCovidInfo, getCovidInfoStateStatus, getRkiLocation } from './covid-info.ts';

export const travelNoticeEndpoints = {
  getCovidInfo,
  getCovidInfoStateStatus,
  getRkiLocation,
} as const satisfies Record<string, Endpoint>;
