import type { Month } from './rules/months.ts';

/** The URL contains no secret; only the landlord's login opens it. */
export function documentPath(
  landlordId: number,
  document: { kind: 'statement'; month: Month } | { kind: 'invoice'; name: string },
): string {
  const file = document.kind === 'statement' ? `statement-${document.month}` : document.name;
  return `/documents/landlord/${landlordId}/${file}.pdf`;
}
