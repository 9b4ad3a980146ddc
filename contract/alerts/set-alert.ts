import { alertFrequencies } from '../../domain/alerts.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';
import { alertAccess, alertLink, ownAlerts } from './alert.ts';

export const setAlert = defineEndpoint({
  area: 'alerts',
  name: 'set-alert',
  method: 'POST',
  path: '/api/alerts/set',
  summary: 'Changes the frequency of an alert, or ends one or all of them',
  access: alertAccess,
  writes: true,
  limit: { perMinute: 60, by: 'address' },
  request: z.strictObject({
    ...alertLink,
    languageCode,
    /**
     * An alert of this address. Alerts of other addresses are left unchanged. 0 with `end` ends all alerts of the
     * address.
     */
    alertID: z.number().int().min(0).max(1e15),
    action: z.enum(['save', 'end']),
    frequency: z.enum(alertFrequencies).default('daily'),
  }),
  response: ownAlerts,
  errors: { 'alert-link-unknown': { status: 404 } },
});
