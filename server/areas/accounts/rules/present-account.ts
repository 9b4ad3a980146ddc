import type { z } from 'zod';
import type { accountData } from '../../../../contract/accounts/account.ts';
import type { Permission } from '../../../../domain/permissions.ts';

interface NamedAccount {
  number: number;
  email: string;
  firstName: string;
  lastName: string;
}

export function presentAccount(
  { number, email, firstName, lastName }: NamedAccount,
  permissions: ReadonlySet<Permission>,
): z.output<typeof accountData> {
  const [initial = ''] = firstName;
  return {
    accountID: String(number),
    accountEmail: email,
    accountFirstName: firstName,
    accountLastName: lastName,
    accountShortName: initial === '' ? lastName : `${initial}. ${lastName}`.trim(),
    accountPermissions: Object.fromEntries([...permissions].map((name) => [name, true])),
  };
}
