import { personSources, type PersonSource } from '../../../domain/office-records.ts';
import type { useAdminPaths } from '../use-admin-paths.ts';

export interface NamedPerson {
  source: PersonSource;
  number: number;
}

/** A person without an account is named by something of theirs, so that no address says who it is. */
export function personPath(
  pathOf: ReturnType<typeof useAdminPaths>,
  { source, number }: NamedPerson,
): string {
  return source === 'account'
    ? pathOf('AdminPerson', { accountNumber: String(number) })
    : `${pathOf('AdminGuest')}?${new URLSearchParams({ [source]: String(number) }).toString()}`;
}

/** Whom the address of the page names; null: nobody that there can be. */
export function personIn(params: URLSearchParams): NamedPerson | null {
  for (const source of personSources) {
    const given = params.get(source) ?? '';
    if (/^[1-9]\d{0,11}$/.test(given)) return { source, number: Number(given) };
  }
  return null;
}
