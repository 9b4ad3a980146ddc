import type { Endpoint } from '../define-endpoint.ts';
import { getOfficeContact, getOfficeInfo } from './office-contact.ts';
import { getOfficeOverwrites, setOfficeOverwrites } from './office-overwrites.ts';

export const officeEndpoints = {
  getOfficeContact,
  getOfficeInfo,
  getOfficeOverwrites,
  setOfficeOverwrites,
} as const satisfies Record<string, Endpoint>;
