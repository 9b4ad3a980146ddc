import type { Call } from '../../http/handler.ts';
import type { AccountMailRow } from './account-mail-store.ts';
import type { AccountsContext } from './accounts-context.ts';

/** The hash by which a browser is known again that has registered; it is of this registration alone. */
export function ticketHashOf(
  { limits }: Pick<AccountsContext, 'limits'>,
  ticket: string,
  passwordHash: string,
): string | null {
  return ticket === '' ? null : limits.hashOf(`registration ${ticket} ${passwordHash}`);
}

/**
 * Whether a registration is confirmed where it was made: whoever has registered may be a stranger, who knows its password. A program, which
 * keeps nothing, is believed about what a program has begun.
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
