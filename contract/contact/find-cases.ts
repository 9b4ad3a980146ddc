import { caseStates } from '../../domain/contact-case.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, z } from '../schema.ts';
import { caseSummary } from './case.ts';

export const findCases = defineEndpoint({
  area: 'contact',
  name: 'find-cases',
  method: 'POST',
  path: '/api/admin/cases/find',
  summary: 'Finds cases of the office by state, topic, assignee, words or numbers',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    state: z.enum(['', ...caseStates]).default(''),
    topic: z.string().max(40).default(''),
    /** One of these words, or a colleague's account number. */
    assignee: z
      .string()
      .regex(/^(?:|mine|nobody|[1-9]\d{0,14})$/)
      .default(''),
    query: shortText.default(''),
    /** True to return only problems that guests reported during their stays. They are always listed first. */
    priority: z.boolean().default(false),
  }),
  response: z.object({
    /** Number of all matches. The list itself is limited to fifty. */
    total: z.number(),
    cases: z.array(caseSummary),
    colleagues: z.array(z.object({ number: z.number(), name: z.string() })),
  }),
});
