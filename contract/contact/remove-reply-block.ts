import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { caseDetail, caseNotFound } from './case.ts';

export const removeReplyBlock = defineEndpoint({
  area: 'contact',
  name: 'remove-reply-block',
  method: 'POST',
  path: '/api/admin/cases/blocks/remove',
  summary: 'Removes a text block of the office; the answers that were written with it stay',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    caseNumber: z.number().int().min(1).max(1e12),
    blockID: z.number().int().min(1).max(1e12),
  }),
  response: caseDetail,
  errors: caseNotFound,
});
