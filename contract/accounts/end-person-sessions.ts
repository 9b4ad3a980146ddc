import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountNumber, person, personErrors } from './person.ts';

export const endPersonSessions = defineEndpoint({
  area: 'accounts',
  name: 'end-person-sessions',
  method: 'POST',
  path: '/api/admin/people/sessions/end',
  summary: 'Ends one or all sessions of a person',
  access: { permission: 'accounts.update' },
  writes: true,
  limit: { perMinute: 60, by: 'account' },
  request: z.strictObject({
    number: accountNumber,
    /** Ends all sessions if absent. */
    sessionID: z.string().max(100).optional(),
  }),
  response: person,
  errors: { 'person-missing': personErrors['person-missing'] },
});
