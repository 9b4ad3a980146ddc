import type { Role } from './roles.ts';

/** A public demo account; production sites have none. */
export interface DemoPerson {
  role: Role;
  /** A mail address, or the number of a landlord, partner or agency. */
  login: string;
  password: string;
}

/** The file in the data folder from which the login page reads the accounts. */
export const demoPeopleFile = 'demo-accounts.json';
