import type { Role } from './roles.ts';

/** Somebody of the demo world whom everybody may log in as: a site in production has none. */
export interface DemoPerson {
  role: Role;
  /** What is typed at the login: a mail address, or the number of a landlord, partner or agency. */
  login: string;
  password: string;
}

/** They lie in the data folder, for the login page and for whoever tries the site out. */
export const demoPeopleFile = 'demo-accounts.json';
