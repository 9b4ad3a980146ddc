import type { Endpoint } from '../define-endpoint.ts';
import { changeDeadMails } from './change-dead-mails.ts';
import { findDeadMails } from './find-dead-mails.ts';
import { listSampleMails } from './list-sample-mails.ts';

export const deliveriesEndpoints = {
  changeDeadMails,
  findDeadMails,
  listSampleMails,
} as const satisfies Record<string, Endpoint>;
