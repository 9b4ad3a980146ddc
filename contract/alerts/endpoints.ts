import type { Endpoint } from '../define-endpoint.ts';
import { confirmAlert } from './confirm-alert.ts';
import { createAlert } from './create-alert.ts';
import { getAlerts } from './get-alerts.ts';
import { setAlert } from './set-alert.ts';

export const alertsEndpoints = {
  confirmAlert,
  createAlert,
  getAlerts,
  setAlert,
} as const satisfies Record<string, Endpoint>;
