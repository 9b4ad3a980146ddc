import { answerLength } from '../../domain/contact-case.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { attachmentExpired, attachmentTickets } from '../attached-file.ts';
import { caseDetail, caseNotFound } from './case.ts';

export const answerCase = defineEndpoint({
  area: 'contact',
  name: 'answer-case',
  method: 'POST',
  path: '/api/admin/cases/answer',
  summary: 'Answers a case by mail, in the thread of the earlier ones',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    caseNumber: z.number().int().min(1).max(1e12),
    text: z.string().trim().min(answerLength.min).max(answerLength.max),
    close: z.boolean().default(false),
    files: attachmentTickets,
    idempotencyKey: z.string().min(1).max(100),
  }),
  response: caseDetail,
  errors: { ...caseNotFound, ...attachmentExpired, 'idempotency-conflict': { status: 409 } },
});
