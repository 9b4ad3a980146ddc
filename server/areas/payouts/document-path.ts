import type { Month } from './rules/months.ts';

/** The address of a landlord's document; it holds no secret and is opened by the login alone. */
export function documentPath(
  landlordId: number,
  document: { kind: 'statement'; month: Month } | { kind: 'invoice'; name: string },
): string {
  const file = document.kind === 'statement' ? `statement-${document.month}` : document.name;
  return `/documents/landlord/${landlordId}/${file}.pdf`;
}
