import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountNumber, person, personErrors } from './person.ts';

export const removePersonFactor = defineEndpoint({
  area: 'accounts',
  name: 'remove-person-factor',
  method: 'POST',
  path: '/api/admin/people/factor/remove',
  summary:
    'Removes the second factor of a person who has lost it, ends their sessions and notifies them by mail',
  access: { permission: 'accounts.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ number: accountNumber }),
  response: person,
  errors: { 'person-missing': personErrors['person-missing'] },
});
