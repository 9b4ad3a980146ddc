import type { z } from 'zod';
import type { personSummary } from '../../../../contract/accounts/person.ts';
import { roles } from '../../../../domain/roles.ts';

/** Presents a person; stored roles that no longer exist are left out. */
export function presentPerson(row: {
  number: number;
  email: string;
  firstName: string;
  lastName: string;
  roles: readonly string[];
  suspendedAt: Date | null;
  lastLoginAt: Date | null;
}): z.output<typeof personSummary> {
  const { number, email, firstName, lastName } = row;
  return {
    ...{ number, email, firstName, lastName },
    roles: roles.filter((role) => row.roles.includes(role)),
    suspended: row.suspendedAt !== null,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  };
}
