import type { RawCall } from './define-raw-call.ts';
import { exportHomes, pushHomes } from './feeds/exchange-homes.ts';
import { getMessageFile, getReportedFile, sendMessageFile } from './messages/message-files.ts';

export const rawCalls: readonly RawCall[] = [
  exportHomes,
  pushHomes,
  getMessageFile,
  getReportedFile,
  sendMessageFile,
];
