import type { Endpoint } from '../define-endpoint.ts';
import { closeReport } from './close-report.ts';
import { findReportedThreads } from './find-reported-threads.ts';
import { getGuestThread } from './get-guest-thread.ts';
import { getLandlordThread } from './get-landlord-thread.ts';
import { getLandlordThreads } from './get-landlord-threads.ts';
import { getOwnThreads } from './get-own-threads.ts';
import { readReportedThread } from './read-reported-thread.ts';
import { removeReadyAnswer } from './remove-ready-answer.ts';
import { reportGuestThread } from './report-guest-thread.ts';
import { reportLandlordThread } from './report-landlord-thread.ts';
import { saveReadyAnswer } from './save-ready-answer.ts';
import { seeGuestThread } from './see-guest-thread.ts';
import { seeLandlordThread } from './see-landlord-thread.ts';
import { sendGuestMessage } from './send-guest-message.ts';
import { sendLandlordMessage } from './send-landlord-message.ts';

export const messagesEndpoints = {
  closeReport,
  findReportedThreads,
  getGuestThread,
  getLandlordThread,
  getLandlordThreads,
  getOwnThreads,
  readReportedThread,
  removeReadyAnswer,
  reportGuestThread,
  reportLandlordThread,
  saveReadyAnswer,
  seeGuestThread,
  seeLandlordThread,
  sendGuestMessage,
  sendLandlordMessage,
} as const satisfies Record<string, Endpoint>;
