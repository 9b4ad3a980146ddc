import { operatorFactNames } from '../../domain/operator/facts.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { operatorFacts } from './operator-facts.ts';

const fact = z.enum(operatorFactNames);

export const operatorState = z.object({
  facts: operatorFacts.partial(),
  /** Facts that are set by a configuration file and cannot be changed here. */
  locked: z.array(fact),
  /** Missing facts that are required for opening the site. */
  missing: z.array(fact),
  /** Providers of mail and card payments, which are set by the configuration of the server. */
  mail: z.enum(['smtp', 'folder']),
  cards: z.enum(['stripe', 'demo', 'none']),
  /** The last changes, the latest first. */
  acts: z.array(
    z.object({
      fact: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      /** Null if it was changed from the command line, or if the account is deleted. */
      name: z.string().nullable(),
      at: z.string(),
    }),
  ),
});

export const getOperator = defineEndpoint({
  area: 'operator',
  name: 'get-operator',
  method: 'POST',
  path: '/api/admin/operator/get',
  summary: 'Returns the facts about the operator, which of them a configuration file sets, and their changes',
  access: { permission: 'operator.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({}),
  response: operatorState,
});
