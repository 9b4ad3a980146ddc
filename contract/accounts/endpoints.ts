import type { Endpoint } from '../define-endpoint.ts';
import { getUser } from './get-user.ts';
import { saveContact } from './save-contact.ts';

export const accountsEndpoints = {
  getUser,
  saveContact,
} as const satisfies Record<string, Endpoint>;
