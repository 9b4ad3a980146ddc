import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors, mailSend } from './account.ts';
import { personErrors } from './person.ts';

export const resendConfirmation = defineEndpoint({
  area: 'accounts',
  name: 'resend-confirmation',
  method: 'POST',
  path: '/api/admin/people/confirmation/send',
  summary: 'Sends the confirmation mail of a pending registration again',
  access: { permission: 'accounts.update' },
  writes: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ registration: z.number().int().min(1).max(9_000_000_000_000_000) }),
  response: mailSend,
  errors: {
    'person-missing': personErrors['person-missing'],
    'too-many-tries': accountErrors['too-many-tries'],
  },
});
