import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { alertAccess, alertLink, ownAlerts } from './alert.ts';

export const getAlerts = defineEndpoint({
  area: 'alerts',
  name: 'get-alerts',
  method: 'POST',
  path: '/api/alerts/get',
  summary: 'Lists the alerts of a mail address, by a mailed link or by login',
  access: alertAccess,
  writes: false,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({ ...alertLink, languageCode }),
  response: ownAlerts,
  errors: { 'alert-link-unknown': { status: 404 } },
});
