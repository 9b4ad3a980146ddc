import { operatorFactNames } from '../../domain/operator/facts.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { operatorFacts } from './operator-facts.ts';

const fact = z.enum(operatorFactNames);

export const operatorState = z.object({
  facts: operatorFacts.partial(),
  /** Facts that a file of the machine sets: nobody changes them here. */
  locked: z.array(fact),
  /** Facts without which the site does not open, and that nobody has said yet. */
  missing: z.array(fact),
  /** Who takes mails and cards; they are set on the machine. */
  mail: z.enum(['smtp', 'folder']),
  cards: z.enum(['stripe', 'demo', 'none']),
  /** The last changes, the latest first. */
  acts: z.array(
    z.object({
      fact: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      /** Null: nobody of the site, or whose account is gone. */
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
  summary: 'Who runs the site: each fact, which of them a file sets, and who changed what',
  access: { permission: 'operator.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({}),
  response: operatorState,
});
