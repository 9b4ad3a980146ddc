import { caseActions } from '../../domain/contact-case.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { plainDate, z } from '../schema.ts';
import { caseDetail, caseNotFound } from './case.ts';

export const changeCase = defineEndpoint({
  area: 'contact',
  name: 'change-case',
  method: 'POST',
  path: '/api/admin/cases/change',
  summary:
    'Assigns a case to the caller or a colleague, unassigns it, closes it, reopens it or sets the day to look at it again',
  access: { permission: 'office.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    caseNumber: z.number().int().min(1).max(1e12),
    action: z.enum(caseActions),
    /** Account number of a colleague from `getCase`. Only for `assign`. */
    assignee: z.number().int().min(1).max(1e12).optional(),
    /** The day on which to look at the case again, or null for none. Only for `followUp`. */
    followUpOn: plainDate.nullable().optional(),
  }),
  response: caseDetail,
  errors: { ...caseNotFound, 'colleague-missing': { status: 422 }, 'follow-up-over': { status: 422 } },
});
