import { isEmail } from '../../../../domain/booking/customer-form.ts';

/** Roughly an address, as much as can be told without writing to it; null for anything else. */
export function contactEmail(typed: string): string | null {
  const email = typed.trim();
  return isEmail(email) ? email : null;
}
