import type { Call } from '../../../http/handler.ts';
import type { AccountMailRow } from '../mails/account-mail-store.ts';
import type { AccountsContext } from '../accounts-context.ts';

/** Returns a hash that recognizes the browser of one registration only. */
export function hashTicket(
  { limits }: Pick<AccountsContext, 'limits'>,
  ticket: string,
  passwordHash: string,
): string | null {
  return ticket === '' ? null : limits.keyedHash(`registration ${ticket} ${passwordHash}`);
}

/**
 * True if the confirmation comes from the browser that registered. Otherwise a stranger who knows the password may have registered. API
 * clients store no ticket, so they are trusted for registrations that API clients began.
 */
export function isMadeHere(
  deps: Pick<AccountsContext, 'limits'>,
  { passwordHash, ticketHash }: AccountMailRow,
  ticket: string,
  call: Pick<Call, 'tokenInReply'>,
): boolean {
  // Only programs get a token in the reply.
  if (ticketHash === null) return call.tokenInReply('program') !== '';
  return passwordHash !== null && hashTicket(deps, ticket, passwordHash) === ticketHash;
}
