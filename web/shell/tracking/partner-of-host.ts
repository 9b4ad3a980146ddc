/** Id of the partner whose host this is, for tracking; empty on our own host, whoever has sent the visitor. */
export const partnerOfHost = (): string => document.documentElement.dataset['partner'] ?? '';
