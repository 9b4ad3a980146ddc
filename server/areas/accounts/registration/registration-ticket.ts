import type { Call } from '../../../http/handler.ts';
import type { AccountMailRow } from '../mails/account-mail-store.ts';
import type { AccountsContext } from '../accounts-context.ts';

/** A hash that recognises the browser of one registration, and of no other. */
export function ticketHashOf(
  { limits }: Pick<AccountsContext, 'limits'>,
  ticket: string,
  passwordHash: string,
): string | null {
  return ticket === '' ? null : limits.keyedHash(`registration ${ticket} ${passwordHash}`);
}

/**
 * Whether the confirmation comes from the browser that registered. If not, a stranger who knows the password may have registered. API
 * clients keep no ticket, so they are trusted for registrations that API clients began.
 */
export function isMadeHere(
  deps: Pick<AccountsContext, 'limits'>,
  { passwordHash, ticketHash }: AccountMailRow,
  ticket: string,
  call: Pick<Call, 'tokenInReply'>,
): boolean {
  // Only programs are told a token in the reply.
  if (ticketHash === null) return call.tokenInReply('program') !== '';
  return passwordHash !== null && ticketHashOf(deps, ticket, passwordHash) === ticketHash;
}
