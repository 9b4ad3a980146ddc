import { answerLength, replyBlockTitleMax } from '../../domain/contact-case.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { caseDetail, caseNotFound } from './case.ts';

export const saveReplyBlock = defineEndpoint({
  area: 'contact',
  name: 'save-reply-block',
  method: 'POST',
  path: '/api/admin/cases/blocks/save',
  summary: 'Saves a text block of the office in the language of a case; one of the same title is replaced',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    /** The name of the person of this case is replaced by a placeholder. */
    caseNumber: z.number().int().min(1).max(1e12),
    title: z.string().trim().min(1).max(replyBlockTitleMax),
    text: z.string().trim().min(answerLength.min).max(answerLength.max),
  }),
  response: caseDetail,
  errors: caseNotFound,
});
