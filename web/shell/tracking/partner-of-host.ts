/** Returns the id of the partner whose host this is, for tracking; empty on our own host, even for visitors whom a partner has sent. */
export const partnerOfHost = (): string => document.documentElement.dataset['partner'] ?? '';
