import { operatorFactNames } from '../../domain/operator/facts.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { operatorState } from './get-operator.ts';
import { operatorFacts } from './operator-facts.ts';

const fact = z.enum(operatorFactNames);

export const setOperator = defineEndpoint({
  area: 'operator',
  name: 'set-operator',
  method: 'POST',
  path: '/api/admin/operator/set',
  summary:
    'Says facts of whoever runs the site, or takes them away; every page, mail and document reads them',
  access: { permission: 'operator.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    facts: operatorFacts.partial(),
    /** Facts that are not there any more. */
    without: z.array(fact).max(operatorFactNames.length).default([]),
  }),
  response: operatorState,
  errors: {
    /** What is wrong with which fact: nothing was changed. */
    'facts-invalid': {
      status: 422,
      data: z.object({
        problems: z.array(
          z.object({ fact, problem: z.enum(['form', 'contrast', 'sample', 'long', 'mark']) }),
        ),
      }),
    },
    /** A file of the machine sets them. */
    'facts-locked': { status: 409, data: z.object({ facts: z.array(fact) }) },
  },
});
