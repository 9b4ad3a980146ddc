import type { Endpoint } from '../define-endpoint.ts';
import { sendContact } from './send-contact.ts';

export const contactEndpoints = { sendContact } as const satisfies Record<string, Endpoint>;
