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
  summary: 'Sets or removes facts about the operator, which appear on pages, mails and documents',
  access: { permission: 'operator.update' },
  writes: true,
  limit: { perMinute: 30, by: 'account' },
  request: z.strictObject({
    facts: operatorFacts.partial(),
    /** Facts to remove. */
    without: z.array(fact).max(operatorFactNames.length).default([]),
  }),
  response: operatorState,
  errors: {
    /** Problems by fact. Nothing was changed. */
    'facts-invalid': {
      status: 422,
      data: z.object({
        problems: z.array(
          z.object({ fact, problem: z.enum(['form', 'contrast', 'sample', 'long', 'mark']) }),
        ),
      }),
    },
    /** The facts are set by a configuration file. */
    'facts-locked': { status: 409, data: z.object({ facts: z.array(fact) }) },
  },
});
