import { personSources, type PersonSource } from '../../../domain/office-records.ts';
import type { useAdminPaths } from '../use-admin-paths.ts';

export interface NamedPerson {
  source: PersonSource;
  number: number;
}

/** Identifies a person without an account by one of their items, so that no address contains personal data. */
export function personPath(
  pathOf: ReturnType<typeof useAdminPaths>,
  { source, number }: NamedPerson,
): string {
  return source === 'account'
    ? pathOf('AdminPerson', { accountNumber: String(number) })
    : `${pathOf('AdminGuest')}?${new URLSearchParams({ [source]: String(number) }).toString()}`;
}

/** Returns the person named by the address, or null if it is invalid. */
export function readPerson(params: URLSearchParams): NamedPerson | null {
  for (const source of personSources) {
    const number = params.get(source) ?? '';
    if (/^[1-9]\d{0,11}$/.test(number)) return { source, number: Number(number) };
  }
  return null;
}
