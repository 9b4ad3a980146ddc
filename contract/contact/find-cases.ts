import { caseStates } from '../../domain/contact-case.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, z } from '../schema.ts';
import { caseSummary } from './case.ts';

export const findCases = defineEndpoint({
  area: 'contact',
  name: 'find-cases',
  method: 'POST',
  path: '/api/admin/cases/find',
  summary: 'Cases of the office by state, topic, who has taken them over, and words or numbers in them',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    state: z.enum(['', ...caseStates]).default(''),
    topic: z.string().max(40).default(''),
    /** May also be a colleague's account number. */
    assignee: z
      .string()
      .regex(/^(?:|mine|nobody|[1-9]\d{0,14})$/)
      .default(''),
    query: shortText.default(''),
    /** Only what guests have reported of their stays, which comes first anyway. */
    priority: z.boolean().default(false),
  }),
  response: z.object({
    /** All matches; the list ends at fifty. */
    total: z.number(),
    cases: z.array(caseSummary),
    colleagues: z.array(z.object({ number: z.number(), name: z.string() })),
  }),
});
