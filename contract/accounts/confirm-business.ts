import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { accountErrors } from './account.ts';

export const confirmBusiness = defineEndpoint({
  area: 'accounts',
  name: 'confirm-business',
  method: 'POST',
  path: '/api/sendRegistration/confirm',
  summary:
    'Confirms the mail address of a registered business by a mailed link; the office then reviews the registration',
  access: 'public',
  writes: true,
  limit: { perMinute: 30, by: 'address' },
  claims: 'uid',
  request: z.strictObject({ confirmID: z.string().max(200) }),
  response: z.object({ success: z.literal('Y') }),
  errors: { 'link-invalid': accountErrors['link-invalid'] },
});
