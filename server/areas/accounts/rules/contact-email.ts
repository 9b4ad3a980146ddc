import { isEmail, plainEmail } from '../../../../domain/reachable.ts';

/** Roughly an address, as much as can be told without writing to it; null for anything else. */
export function contactEmail(typed: string): string | null {
  const email = plainEmail(typed);
  return isEmail(email) ? email : null;
}
