import { isEmail, plainEmail } from '../../../../domain/reachable.ts';

/** A rough check of the syntax; null for anything that cannot be an address. */
export function contactEmail(typed: string): string | null {
  const email = plainEmail(typed);
  return isEmail(email) ? email : null;
}
