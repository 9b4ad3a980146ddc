/**
 * The id of the partner whose own host this is, as what is tracked there says it; empty on our own pages, whoever has
 * sent the visitor.
 */
export const partnerOfHost = (): string => document.documentElement.dataset['partner'] ?? '';
