import { isEmail, plainEmail } from '../../../../domain/reachable.ts';

/** Checks the syntax roughly; null for input that cannot be an address. */
export function contactEmail(input: string): string | null {
  const email = plainEmail(input);
  return isEmail(email) ? email : null;
}
