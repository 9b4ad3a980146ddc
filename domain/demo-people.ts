import type { Role } from './roles.ts';

/** A demo account that anybody may use; production sites have none. */
export interface DemoPerson {
  role: Role;
  /** A mail address, or the number of a landlord, partner or agency. */
  login: string;
  password: string;
}

/** Stored in the data folder for the login page and for people who try the site out. */
export const demoPeopleFile = 'demo-accounts.json';
